import { useEffect } from 'react';
import { chatAddress, chatLink } from '@/content/model/clinic/chat';
import type { PhoneNumber } from '@/content/model/clinic/phone';

/** The chat of the action bar sends the written message too: on a small phone, the bar may cover the step's own. */
export function useBarChat(chatNumber: PhoneNumber, message: string): void {
  useEffect(() => {
    const link = document.querySelector(`nav [href^="${chatAddress(chatNumber)}"]`);
    const usual = link?.getAttribute('href') ?? '';
    link?.setAttribute('href', chatLink(chatNumber, message));
    return () => {
      link?.setAttribute('href', usual);
    };
  }, [chatNumber, message]);
}
