import { button } from '@/components/ui/button/button';
import { prints } from '@/components/ui/button/late-button';
import { late } from '@/components/ui/button/late-button.css';

export function PrintButton({ label }: { label: string }) {
  return (
    <button type="button" {...prints} className={`${button({ kind: 'quiet' })} ${late}`}>
      {label}
    </button>
  );
}
