import { Icon } from '@/components/ui/icon/Icon';
import { NameAlong, NameBeside, type PlanLine, type PlanSpot } from './PlanNames';
import * as styles from './Plan.css';

/** All lengths are in px. */
export interface PlanProps {
  size: { width: number; height: number };
  river?: PlanLine;
  roads: readonly PlanLine[];
  way: string;
  landmarks: readonly PlanSpot[];
  place: PlanSpot;
}

const riverId = 'plan-fleuve';
const roadId = (index: number) => `plan-route-${index}`;

/** All edges come first, so that roads are joined where they meet. */
function Roads({ lines }: { lines: readonly string[] }) {
  const uses = lines.map((path, index) => <use key={path} href={`#${roadId(index)}`} />);
  return (
    <>
      <defs>
        {lines.map((path, index) => (
          <path key={path} id={roadId(index)} d={path} />
        ))}
      </defs>
      <g className={styles.roadEdges}>{uses}</g>
      <g className={styles.roads}>{uses}</g>
    </>
  );
}

function Landmark({ spot }: { spot: PlanSpot }) {
  return (
    <>
      <NameBeside spot={spot} distance={10} />
      <circle cx={spot.x} cy={spot.y} r={5} className={styles.spot} />
    </>
  );
}

function Place({ spot }: { spot: PlanSpot }) {
  const { x, y } = spot;
  return (
    <>
      <g className={styles.placeName}>
        <NameBeside spot={spot} distance={30} />
      </g>
      <circle cx={x} cy={y} r={23} className={styles.halo} />
      <g transform={`translate(${x - 16} ${y - 16})`} className={styles.mark}>
        <Icon name="motif" size={32} />
      </g>
    </>
  );
}

/** A narrow box shows only the middle, at the same scale. Screen readers read the text beside it. */
export function Plan({ size: { width, height }, river, roads, way, landmarks, place }: PlanProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={styles.plan}
    >
      <rect width={width} height={height} className={styles.ground} />
      {river && <path id={riverId} d={river.path} className={styles.river} />}
      <Roads lines={[...roads.map(({ path }) => path), way]} />
      <path d={way} className={styles.way} />
      {river && (
        <g className={styles.riverName}>
          <NameAlong line={river} id={riverId} lift={-5} />
        </g>
      )}
      {roads.map((road, index) => (
        <NameAlong key={road.path} line={road} id={roadId(index)} lift={10} />
      ))}
      <g className={styles.names}>
        {landmarks.map((spot) => (
          <Landmark key={spot.name} spot={spot} />
        ))}
        <Place spot={place} />
      </g>
    </svg>
  );
}
