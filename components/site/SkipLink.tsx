import { skipLink } from './SkipLink.css';

/** Id of the page's `<main>`. */
export const mainId = 'contenu';

/** First link of the page (RGAA 12.7). */
export function SkipLink() {
  return (
    <a href={`#${mainId}`} className={skipLink}>
      Aller au contenu
    </a>
  );
}
