import type { MarkShape } from '@/content/model/clinic/mark';
import * as styles from './Mark.css';
import mark from './mark.json';

function Shape({ tag: Tag, attributes, fill, stroke, shapes }: MarkShape) {
  const classes = [fill && styles.fill[fill], stroke && styles.stroke[stroke]].filter(Boolean);
  return (
    <Tag className={classes.join(' ') || undefined} {...attributes}>
      {shapes.map((shape, index) => (
        <Shape key={index} {...shape} />
      ))}
    </Tag>
  );
}

/** `content/pictures/marque.svg`. Inline, so that the first screen does not wait for a request. */
export function Mark() {
  const { attributes, ...root } = mark as MarkShape;
  const size = { width: '40', height: '40', 'aria-hidden': 'true' };
  return <Shape {...root} attributes={{ ...attributes, ...size }} />;
}
