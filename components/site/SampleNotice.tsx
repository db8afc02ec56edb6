import { notice } from './SampleNotice.css';

/** Warning at the top of every page while some facts of the site are unconfirmed. */
export function SampleNotice({ sentence }: { readonly sentence: string }) {
  return (
    <aside aria-label="Avertissement" className={notice}>
      {sentence}
    </aside>
  );
}
