import { skipLink } from './SkipLink.css';

/** Id of the page's `<main>`. */
export const mainId = 'contenu';

/** First stop of the keyboard: past the bar, to the content (RGAA 12.7). */
export function SkipLink() {
  return (
    <a href={`#${mainId}`} className={skipLink}>
      Aller au contenu
    </a>
  );
}
