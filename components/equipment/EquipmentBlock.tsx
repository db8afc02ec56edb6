import { BulletList } from '@/components/ui/bullet-list/BulletList';
import { Folded } from '@/components/ui/folded/Folded';
import { Heading } from '@/components/ui/heading/Heading';
import { Picture } from '@/components/ui/picture/Picture';
import { Slider } from '@/components/ui/slider/Slider';
import { VisuallyHidden } from '@/components/ui/visually-hidden/VisuallyHidden';
import {
  descriptionPoints,
  equipmentAnchor,
  pointsInSight,
  type Equipment,
} from '@/content/model/equipment/equipment';
import { pictureOf } from '@/content/model/pictures/picture';
import * as styles from './EquipmentBlock.css';

const widths = {
  large:
    '(min-width: 104em) 42vw, (min-width: 75em) 663px, (min-width: 64em) 52vw, (min-width: 48em) 46vw, 88vw',
  small:
    '(min-width: 104em) 23vw, (min-width: 75em) 379px, (min-width: 64em) 29vw, (min-width: 48em) 46vw, 88vw',
};

/** On a wide screen: beside its text, or above it in a column. */
export type BlockSize = keyof typeof widths;

/** Every browser supports the format of this file. `Lightbox` picks a smaller one. */
function photoLink(image: string, size: BlockSize) {
  const picture = pictureOf(image);
  return (
    <a href={picture.src} className={styles.pictureLink}>
      <Picture picture={picture} sizes={widths[size]} ratio="16/9" />
    </a>
  );
}

function More({
  title,
  points,
  size,
}: {
  title: string;
  points: readonly string[];
  size: BlockSize;
}) {
  const summary = (
    <>
      Lire la suite
      <VisuallyHidden>{`\u00a0: ${title}`}</VisuallyHidden>
    </>
  );
  return (
    <Folded
      where={size === 'large' ? 'onPhones' : 'onScreens'}
      summary={summary}
      summaryClassName={styles.more}
    >
      <div className={styles.rest}>
        <BulletList items={points} gap="small" />
      </div>
    </Folded>
  );
}

export function EquipmentBlock({ equipment, size }: { equipment: Equipment; size: BlockSize }) {
  const points = descriptionPoints(equipment.description);
  const label = `${equipment.title}\u00a0: ${equipment.images.length > 1 ? 'images' : 'image'}`;
  return (
    <li id={equipmentAnchor(equipment)} className={styles.block}>
      <div className={styles.words}>
        <div className={styles.title}>
          <Heading level={3} look={size === 'large' ? 'subtitle' : 'item'}>
            {equipment.title}
          </Heading>
        </div>
        <div className={styles.points}>
          <BulletList items={points.slice(0, pointsInSight)} gap="small" />
          {points.length > pointsInSight && (
            <More title={equipment.title} points={points.slice(pointsInSight)} size={size} />
          )}
        </div>
      </div>
      <div className={styles.pictures}>
        <Slider
          label={label}
          controls={size === 'large' ? 'over' : 'below'}
          slides={equipment.images.map((image) => ({ id: image, content: photoLink(image, size) }))}
        />
      </div>
    </li>
  );
}
