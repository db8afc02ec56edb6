import { useEffect } from 'react';
import { appointmentChatText, chatLink } from '@/content/model/clinic/chat';
import type { PhoneNumber } from '@/content/model/clinic/phone';

/** The chat of the action bar sends the written message too: on a small phone, the bar may cover the step's own. */
export function useBarChat(chatNumber: PhoneNumber, message: string): void {
  useEffect(() => {
    const usual = chatLink(chatNumber, appointmentChatText);
    const links = document.querySelectorAll<HTMLAnchorElement>(`nav [href="${usual}"]`);
    for (const link of links) link.href = chatLink(chatNumber, message);
    return () => {
      for (const link of links) link.href = usual;
    };
  }, [chatNumber, message]);
}
