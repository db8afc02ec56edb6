import type { Booking } from './schema';

export type BookingText = Pick<
  Booking,
  'introduction' | 'channels' | 'whatToBring' | 'whatHappensNext'
> & { voiceMessage: string | undefined };
