import { button } from '@/components/ui/button/button';
import { late } from '@/components/ui/button/late-button.css';

/** `installCopyAndShare` makes the button work. */
export function PrintButton({ label }: { label: string }) {
  return (
    <button type="button" data-print className={`${button({ kind: 'quiet' })} ${late}`}>
      {label}
    </button>
  );
}
