import type { Booking } from './schema';

export type BookingChannel = Booking['channels']['form'] & {
  readonly id: 'whatsapp' | 'phone' | 'email' | 'form';
};

export type BookingText = Pick<Booking, 'introduction' | 'whatToBring' | 'whatHappensNext'> & {
  readonly channels: Pick<Booking['channels'], 'heading' | 'privacyNote'> & {
    readonly items: readonly BookingChannel[];
  };
  readonly voiceMessage: string | undefined;
};
