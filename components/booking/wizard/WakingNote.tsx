import { shown, swap, unseen } from './BookingWizard.css';

/** What the wizard needs, until it is awake; then what it does with what is typed. */
export function WakingNote({
  awake,
  realWaysHref,
}: {
  readonly awake: boolean;
  readonly realWaysHref: string;
}) {
  return (
    <div className={swap}>
      <p className={awake ? unseen : shown}>
        {
          'La démonstration demande JavaScript et, la première fois, une connexion. Sans eux\u00a0: '
        }
        <a href={realWaysHref}>demander un vrai rendez-vous</a>.
      </p>
      <p className={awake ? shown : unseen}>
        Rien n’est envoyé ni enregistré. Quand vous quittez la page, tout s’efface.
      </p>
    </div>
  );
}
