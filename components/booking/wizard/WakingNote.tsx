import { note, realWays, shown, swap, unseen } from './BookingWizard.css';

/** The link is the same element in both states, so that it keeps the focus. */
export function WakingNote({ awake, realWaysHref }: { awake: boolean; realWaysHref: string }) {
  return (
    <div className={note}>
      <div className={swap}>
        <p className={awake ? unseen : shown}>
          La démonstration demande JavaScript et, la première fois, une connexion.
        </p>
        <p className={awake ? shown : unseen}>
          Ce que vous écrivez ici s’efface quand vous quittez la page.
        </p>
      </div>
      <p>
        <a href={realWaysHref} className={realWays}>
          Demander un vrai rendez-vous
        </a>
      </p>
    </div>
  );
}
