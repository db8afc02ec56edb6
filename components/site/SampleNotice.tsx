import { notice } from './SampleNotice.css';

/** What every page says first while the site has facts that nobody has confirmed. */
export function SampleNotice() {
  return (
    <aside aria-label="Avertissement" className={notice}>
      {'Site de démonstration\u00a0: médecins, prix et partenaires sont des exemples'}
    </aside>
  );
}
