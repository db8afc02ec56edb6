import { notice } from './SampleNotice.css';

/** The first line of every page while the site has facts that nobody has confirmed. */
export function SampleNotice({ sentence }: { readonly sentence: string }) {
  return (
    <aside aria-label="Avertissement" className={notice}>
      {sentence}
    </aside>
  );
}
