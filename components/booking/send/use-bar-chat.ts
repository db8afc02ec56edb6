import { useEffect } from 'react';
import type { Stage } from '@/content/model/booking/sending';
import { hrefEndingWith, ofKinds, type Way } from '@/content/model/clinic/ways';

/** Makes the chat link of the action bar send the message, as far as it is written. `ways` have empty messages. */
export function useBarChat(
  ways: readonly Way[],
  message: string,
  onStage?: (stage: Stage) => void,
): void {
  const [way] = ofKinds(ways, 'chat');
  const href = way && hrefEndingWith(way, message);
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
