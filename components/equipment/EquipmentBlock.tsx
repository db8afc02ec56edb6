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

const widths =
  '(min-width: 104em) 17vw, (min-width: 75em) 280px, (min-width: 64em) 22vw, (min-width: 48em) 46vw, 88vw';

/** Every browser supports the format of this file. `Lightbox` picks a smaller one. */
function photoLink(image: string) {
  const picture = pictureOf(image);
  return (
    <a href={picture.src} className={styles.pictureLink}>
      <Picture picture={picture} sizes={widths} ratio="16/9" />
    </a>
  );
}

function More({ title, points }: { title: string; points: readonly string[] }) {
  const summary = (
    <>
      Lire la suite
      <VisuallyHidden>{`\u00a0: ${title}`}</VisuallyHidden>
    </>
  );
  return (
    <Folded where="onScreens" summary={summary} summaryClassName={styles.more}>
      <div className={styles.rest}>
        <BulletList items={points} gap="small" />
      </div>
    </Folded>
  );
}

export function EquipmentBlock({ equipment }: { equipment: Equipment }) {
  const points = descriptionPoints(equipment.description);
  const label = `${equipment.title}\u00a0: ${equipment.images.length > 1 ? 'images' : 'image'}`;
  return (
    <li id={equipmentAnchor(equipment)} className={styles.block}>
      <div className={styles.words}>
        <div className={styles.title}>
          <Heading level={3} look="subtitle">
            {equipment.title}
          </Heading>
        </div>
        <div className={styles.points}>
          <BulletList items={points.slice(0, pointsInSight)} gap="small" />
          {points.length > pointsInSight && (
            <More title={equipment.title} points={points.slice(pointsInSight)} />
          )}
        </div>
      </div>
      <div className={styles.pictures}>
        <Slider
          label={label}
          slides={equipment.images.map((image) => ({ id: image, content: photoLink(image) }))}
        />
      </div>
    </li>
  );
}
