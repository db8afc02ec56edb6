import type { BookingText } from '../model/booking/booking';
import { content } from '../reader/content';
import { whenConfirmed } from '../fields/stated';

export const { messageReply } = content.booking;

const { introduction, channels, whatToBring, whatHappensNext, voiceMessage } = content.booking;

const ids = ['whatsapp', 'phone', 'email', 'form'] as const;

export const booking: BookingText = {
  introduction,
  channels: { ...channels, items: ids.map((id) => ({ id, ...channels[id] })) },
  voiceMessage: whenConfirmed(voiceMessage),
  whatToBring,
  whatHappensNext,
};
