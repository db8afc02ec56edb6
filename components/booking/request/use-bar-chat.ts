import { useEffect } from 'react';

/** The chat of the action bar sends the written message too: on a small phone, the bar may cover the step's own. */
export function useBarChat(href: string): void {
  useEffect(() => {
    const chats = document.querySelectorAll<HTMLAnchorElement>('nav [href^="https://wa.me/"]');
    const usual = [...chats].map((chat) => [chat, chat.href] as const);
    for (const chat of chats) chat.href = href;
    return () => {
      for (const [chat, before] of usual) chat.href = before;
    };
  }, [href]);
}
