import { note } from '@/components/theme/typography.css';
import { routes } from '@/content/model/clinic/routes';

export function ConsentLine({ keptFor }: { keptFor: string }) {
  return (
    <p className={note}>
      {`En envoyant ce message, vous acceptez que la clinique le reçoive par Formspree, aux États-Unis, et le garde pour vous répondre, ${keptFor}. `}
      <a href={routes.privacy()}>Vos droits</a>
    </p>
  );
}
