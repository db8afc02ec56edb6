import { useEffect } from 'react';

/** GOV.UK Design System, error summary. */
export function useErrorTitle(hasError: boolean): void {
  useEffect(() => {
    if (!hasError) return;
    const title = document.title;
    document.title = `Erreur\u00a0: ${title}`;
    return () => {
      document.title = title;
    };
  }, [hasError]);
}
