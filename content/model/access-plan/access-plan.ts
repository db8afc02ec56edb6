import type { AccessPlan, Point } from './schema';

export type { AccessPlan };

/** Px (docs/requirements.md § 9). */
export const planSize = { width: 420, height: 290 } as const;

/** Px from the upper left corner. */
interface Spot {
  x: number;
  y: number;
}

/** Km in a degree of latitude. */
const degree = 111.2;

/** A flat projection suffices for a small area. */
function projection({ centre: [latitude, longitude], width }: AccessPlan): (point: Point) => Spot {
  const scale = (degree * planSize.width) / width;
  const eastward = Math.cos((latitude * Math.PI) / 180);
  return ([north, east]) => ({
    x: Math.round(planSize.width / 2 + (east - longitude) * eastward * scale),
    y: Math.round(planSize.height / 2 - (north - latitude) * scale),
  });
}

const between = (one: Spot, other: Spot): Spot => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});

const pair = ({ x, y }: Spot) => `${x} ${y}`;

/** Returns SVG path data of a curve; empty for fewer than two spots. */
export function smoothPath(spots: readonly Spot[]): string {
  const [first, ...rest] = spots;
  const last = rest.at(-1);
  if (!first || !last) return '';
  const bends = rest.slice(0, -1).map((spot, index) => {
    const next = rest[index + 1] ?? last;
    return `Q${pair(spot)} ${pair(next === last ? last : between(spot, next))}`;
  });
  return bends.length === 0 ? `M${pair(first)}L${pair(last)}` : `M${pair(first)}${bends.join('')}`;
}

/** Returns the drawing in px, or undefined without a plan or a position. */
export function planDrawing({
  plan,
  geo,
  shortName,
}: {
  plan?: AccessPlan;
  geo?: { latitude: number; longitude: number };
  shortName: string;
}) {
  if (!plan || !geo) return undefined;
  const spotOf = projection(plan);
  const clinic: Point = [geo.latitude, geo.longitude];
  const pathOf = (line: readonly Point[]) => smoothPath(line.map(spotOf));
  const drawn = ({ line, ...name }: AccessPlan['roads'][number]) => ({
    ...name,
    path: pathOf(line),
  });
  return {
    size: planSize,
    ...(plan.river && { river: drawn(plan.river) }),
    roads: plan.roads.map(drawn),
    way: pathOf([...plan.way, clinic]),
    landmarks: plan.landmarks.map(({ at, ...landmark }) => ({ ...landmark, ...spotOf(at) })),
    place: { name: shortName, side: plan.side, ...spotOf(clinic) },
  };
}
