import { hint } from '@/components/ui/field/Field.css';
import { routes } from '@/content/model/routes';

/** What whoever sends the message agrees to, above the button that sends it: who receives it, where, and what for. */
export function ConsentLine() {
  return (
    <p className={hint}>
      En envoyant ce message, vous acceptez que la clinique le reçoive par Formspree, aux
      États-Unis, et le garde pour vous répondre. <a href={routes.privacy()}>Vos droits</a>
    </p>
  );
}
