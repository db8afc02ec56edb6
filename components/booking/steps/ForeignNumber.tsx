import { isForeign } from '@/content/model/booking/message';

/** A number without its country that no telephone of the clinic's country has. */
export function ForeignNumber({
  typed,
  nationalDigits,
}: {
  typed: string;
  nationalDigits: number | undefined;
}) {
  return (
    <div role="status">
      {isForeign(typed, nationalDigits) && (
        <p>{'Numéro étranger\u00a0? Ajoutez l’indicatif (+33 pour la France).'}</p>
      )}
    </div>
  );
}
