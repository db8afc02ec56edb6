import { classNames } from '@/components/ui/class-names/class-names';
import { Picture } from '@/components/ui/picture/Picture';
import type { Doctor } from '@/content/model/doctors/doctor';
import { initialsOf } from '@/content/model/doctors/naming';
import { pictureOf } from '@/content/model/pictures/picture';
import * as styles from './Portrait.css';

/** A drawing, so that the letters are as large as its box allows. The name is beside it. */
function Initials({ doctor, className }: { doctor: Doctor; className: string | undefined }) {
  return (
    <svg viewBox="0 0 80 100" className={classNames(styles.ground, className)} aria-hidden="true">
      <text x="40" y="62" fontSize="34" textAnchor="middle">
        {initialsOf(doctor)}
      </text>
    </svg>
  );
}

export function Portrait({
  doctor,
  sizes,
  className,
  ratio = '4/5',
  isDescribed = false,
}: {
  doctor: Doctor;
  sizes: string;
  className?: string;
  ratio?: '4/5' | 'square';
  /** Whether the picture identifies the doctor, and has its alternative text. */
  isDescribed?: boolean;
}) {
  if (doctor.image === undefined) return <Initials doctor={doctor} className={className} />;
  return (
    <Picture
      picture={pictureOf(doctor.image)}
      sizes={sizes}
      ratio={ratio}
      {...(className !== undefined && { className })}
      {...(!isDescribed && { alt: '' })}
    />
  );
}
