/** A point as map applications give it: degrees, WGS 84. */
export type Point = readonly [latitude: number, longitude: number];

/** A line, from point to point. */
export type Line = readonly [Point, Point, ...Point[]];

/** What the plan of access shows around the clinic, and the directions in words. */
export interface AccessPlan {
  readonly title: string;
  readonly centre: Point;
  /** How much it shows from west to east, km. */
  readonly width: number;
  readonly river: NamedLine;
  /** The main roads; a short one needs no name. */
  readonly roads: readonly (NamedLine | { readonly line: Line })[];
  /** From the main road to the clinic, where it ends by itself. */
  readonly way: readonly [Point, ...Point[]];
  /** The side of the clinic on which its name is. */
  readonly side: Side;
  /** What people ask the way by. */
  readonly landmarks: readonly Landmark[];
  /** How to come, one step a sentence: what the plan shows, for those who do not see it. */
  readonly directions: readonly [string, ...string[]];
}

type Side = 'left' | 'right';

interface NamedLine {
  readonly line: Line;
  readonly name: string;
  /** Where the middle of the name is along the line, in % of its length. */
  readonly nameAt: number;
}

interface Landmark {
  readonly name: string;
  readonly at: Point;
  readonly side: Side;
}

/** Size of the plan, as of the map that takes its place, px (docs/requirements.md § 9). */
export const planSize = { width: 420, height: 290 } as const;

/** A place on the drawing, px from its upper left corner. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A line of the drawing (SVG path data), with its name when it bears one. */
export interface DrawnLine {
  readonly path: string;
  readonly name?: string;
  readonly nameAt?: number;
}

/** A place of the drawing, with its name. */
export interface DrawnPlace extends Spot {
  readonly name: string;
  readonly side: Side;
}

/** The plan in px: everything that is on it. */
export interface PlanDrawing {
  readonly size: typeof planSize;
  readonly river: DrawnLine;
  readonly roads: readonly DrawnLine[];
  readonly way: string;
  readonly landmarks: readonly DrawnPlace[];
  readonly place: DrawnPlace;
}

/** Length of a degree of latitude, km. */
const degree = 111.2;

/** From degrees to px: so small a part of the Earth is flat. */
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

/** A smooth path near each spot: it bends at the spots and is straight half-way between them. */
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

/** The plan of access to the clinic, which is where its `geo` says. */
export function planDrawing({
  plan,
  geo,
  shortName,
}: {
  readonly plan: AccessPlan;
  readonly geo: { readonly latitude: number; readonly longitude: number };
  readonly shortName: string;
}): PlanDrawing {
  const spotOf = projection(plan);
  const clinic: Point = [geo.latitude, geo.longitude];
  const pathOf = (line: readonly Point[]) => smoothPath(line.map(spotOf));
  const drawn = ({ line, ...name }: AccessPlan['roads'][number]) => ({
    ...name,
    path: pathOf(line),
  });
  return {
    size: planSize,
    river: drawn(plan.river),
    roads: plan.roads.map(drawn),
    way: pathOf([...plan.way, clinic]),
    landmarks: plan.landmarks.map(({ at, ...landmark }) => ({ ...landmark, ...spotOf(at) })),
    place: { name: shortName, side: plan.side, ...spotOf(clinic) },
  };
}
