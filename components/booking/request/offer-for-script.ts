import type { Offer, OfferedDoctor } from '@/content/model/booking/request';
import { pictureOf } from '@/content/model/pictures/picture';

const withPortrait = ({ image, ...doctor }: OfferedDoctor): OfferedDoctor =>
  image === undefined ? doctor : { ...doctor, portrait: pictureOf(image).smallest };

/** Returns the offer without what only the first step shows, and with the addresses of portraits. */
export const offerForScript = ({
  reasons,
  doctors,
}: Pick<Offer, 'reasons' | 'doctors'>): Pick<Offer, 'reasons' | 'doctors'> => ({
  reasons: reasons.map(({ id, title, which, doctors: slugs, isForChildren, urgent, answer }) => ({
    id,
    title,
    which,
    doctors: slugs,
    isForChildren,
    urgent,
    answer,
  })),
  doctors: doctors.map(withPortrait),
});
