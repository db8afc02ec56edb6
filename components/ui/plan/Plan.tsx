import * as styles from './Plan.css';
// Generated from content/pictures/plan.svg.
import plan from './plan.json';

/** A narrow box shows only the middle, at the same scale. Screen readers read the text beside it. */
export function Plan() {
  return (
    <svg
      viewBox="0 0 420 290"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={styles.plan}
      dangerouslySetInnerHTML={{ __html: plan.shapes }}
    />
  );
}
