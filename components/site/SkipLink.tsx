import { skipLink } from './SkipLink.css';

export const mainId = 'contenu';

/** RGAA 12.7. */
export function SkipLink() {
  return (
    <a href={`#${mainId}`} className={skipLink}>
      Aller au contenu
    </a>
  );
}
