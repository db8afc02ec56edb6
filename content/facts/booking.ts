import type { BookingText } from '../model/booking/booking';
import type { Reach } from '../model/booking/reach';
import { waysTo } from '../model/clinic/ways';
import { hour } from '../model/calendar/rule';
import { shortestNumber } from '../fields/telephone';
import { clinic } from './clinic';
import { content } from '../reader/content';
import { whenConfirmed } from '../fields/stated';

export const { messageReply } = content.booking;

/** Minutes before a consultation from which only a call may ask for it. */
export const notice = (content.booking.noticeHours ?? 0) * hour;

export const reach: Reach = {
  ways: waysTo(clinic, 'change', { text: '' }),
  reply: whenConfirmed(messageReply),
  nationalDigits: shortestNumber(clinic.phones[0].number),
};

export const booking: BookingText = {
  ...content.booking,
  voiceMessage:
    clinic.chatNumber === undefined ? undefined : whenConfirmed(content.booking.voiceMessage),
};
