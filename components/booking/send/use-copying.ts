import { useEffect } from 'react';

/** For « Copier » in a page that had no such button before. If the script is lost, the button stays hidden. */
export function useCopying(): void {
  useEffect(() => {
    import('@/components/ui/button/copy-and-share')
      .then(({ installCopyAndShare }) => {
        installCopyAndShare();
      })
      .catch(() => undefined);
  }, []);
}
