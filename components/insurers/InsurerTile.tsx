import { Picture } from '@/components/ui/picture/Picture';
import type { Insurer } from '@/content/model/insurer';
import { pictureOf } from '@/content/model/picture';
import { tile } from './InsurerTile.css';

/** An insurer's word-mark on a white tile; `named` when the name is written beside it. */
export function InsurerTile({
  insurer,
  named,
}: {
  readonly insurer: Insurer;
  readonly named: boolean;
}) {
  return (
    <div className={tile}>
      <Picture picture={pictureOf(insurer.img)} sizes="216px" alt={named ? '' : insurer.nom} />
    </div>
  );
}
