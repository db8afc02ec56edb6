import type { Booking } from './schema';

export type BookingChannel = Booking['channels']['form'] & {
  id: 'whatsapp' | 'phone' | 'email' | 'form';
};

export type BookingText = Pick<Booking, 'introduction' | 'whatToBring' | 'whatHappensNext'> & {
  channels: Pick<Booking['channels'], 'heading' | 'privacyNote'> & {
    items: readonly BookingChannel[];
  };
  voiceMessage: string | undefined;
};
