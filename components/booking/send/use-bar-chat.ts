import { useEffect } from 'react';
import type { Stage } from '@/content/model/booking/sending';

/**
 * Makes the chat link of the action bar send the written message: on a small phone, the bar may cover the step's own
 * link.
 */
export function useBarChat(href: string | undefined, onStage?: (stage: Stage) => void): void {
  useEffect(() => {
    if (href === undefined) return;
    const [address = ''] = href.split('?');
    const chats = document.querySelectorAll<HTMLAnchorElement>(`nav [href^="${address}"]`);
    const usual = [...chats].map((chat) => [chat, chat.href] as const);
    for (const chat of chats) {
      chat.href = href;
      chat.onclick = () => {
        onStage?.('chat');
      };
    }
    return () => {
      for (const [chat, before] of usual) {
        chat.href = before;
        chat.onclick = null;
      }
    };
  }, [href, onStage]);
}
