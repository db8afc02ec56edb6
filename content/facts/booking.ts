import type { BookingText } from '../model/booking/booking';
import { clinic } from './clinic';
import { content } from '../reader/content';
import { whenConfirmed } from '../fields/stated';

export const { messageReply } = content.booking;

export const booking: BookingText = {
  ...content.booking,
  voiceMessage:
    clinic.chatNumber === undefined ? undefined : whenConfirmed(content.booking.voiceMessage),
};
