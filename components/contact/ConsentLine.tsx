import { hint } from '@/components/ui/field/Field.css';
import { routes } from '@/content/model/clinic/routes';

/** The consent, above the send button: who receives the message, where, why and for how long. */
export function ConsentLine({ keptFor }: { readonly keptFor: string }) {
  return (
    <p className={hint}>
      En envoyant ce message, vous acceptez que la clinique le reçoive par Formspree, aux
      États-Unis, et le garde pour vous répondre, {keptFor}.{' '}
      <a href={routes.privacy()}>Vos droits</a>
    </p>
  );
}
