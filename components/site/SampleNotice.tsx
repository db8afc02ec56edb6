import { notice } from './SampleNotice.css';

/** On every page while some facts are not verified. */
export function SampleNotice({ sentence }: { sentence: string }) {
  return (
    <aside aria-label="Avertissement" className={notice}>
      {sentence}
    </aside>
  );
}
