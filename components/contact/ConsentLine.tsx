import { hint } from '@/components/ui/field/Field.css';
import { routes } from '@/content/model/routes';

/** What whoever sends the message agrees to, above the button that sends it: who receives it, where, what for, and how long. */
export function ConsentLine({ keptFor }: { readonly keptFor: string }) {
  return (
    <p className={hint}>
      En envoyant ce message, vous acceptez que la clinique le reçoive par Formspree, aux
      États-Unis, et le garde pour vous répondre, {keptFor}.{' '}
      <a href={routes.privacy()}>Vos droits</a>
    </p>
  );
}
