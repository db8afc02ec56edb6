import type { BookingText } from '../model/booking/booking';
import { clinic } from './clinic';
import { content } from '../reader/content';
import { whenConfirmed } from '../fields/stated';

export const { messageReply } = content.booking;

const { introduction, channels, whatToBring, whatHappensNext, voiceMessage } = content.booking;

const ids = ['whatsapp', 'phone', 'email', 'form'] as const;

export const booking: BookingText = {
  introduction,
  channels: { ...channels, items: ids.map((id) => ({ id, ...channels[id] })) },
  voiceMessage: clinic.chatNumber === undefined ? undefined : whenConfirmed(voiceMessage),
  whatToBring,
  whatHappensNext,
};
