import { planDrawing, planSize, smoothPath, type AccessPlan } from './access-plan';

const middle = { x: planSize.width / 2, y: planSize.height / 2 };

const plan: AccessPlan = {
  title: 'Plan',
  centre: [12.65, -7.98],
  width: 10,
  river: {
    line: [
      [12.62, -8.03],
      [12.64, -7.93],
    ],
    name: 'Le Niger',
    nameAt: 50,
  },
  roads: [],
  way: [[12.65, -7.98]],
  side: 'right',
  landmarks: [{ name: 'Marché', at: [12.65, -7.98], side: 'left' }],
  directions: ['Suivez la route.'],
};

describe('the plan of access', () => {
  it('has its centre in the middle, north above and east on the right, at one scale', () => {
    const at = (latitude: number, longitude: number) => {
      const drawing = planDrawing({ plan, geo: { latitude, longitude }, shortName: 'Le Lac' });
      return { x: drawing?.place.x, y: drawing?.place.y };
    };
    expect(at(12.65, -7.98)).toEqual(middle);
    // A kilometre is a tenth of the width, in both directions.
    const kilometre = planSize.width / 10;
    expect(at(12.65 + 1 / 111.2, -7.98)).toEqual({ ...middle, y: middle.y - kilometre });
    const east = 1 / (111.2 * Math.cos((12.65 * Math.PI) / 180));
    expect(at(12.65, -7.98 + east)).toEqual({ ...middle, x: middle.x + kilometre });
  });

  it('leads to the clinic, wherever it is', () => {
    const geo = { latitude: 12.66, longitude: -7.97 };
    const { way, place } = planDrawing({ plan, geo, shortName: 'Le Lac' }) ?? {};
    expect(way).toBe(`M${middle.x} ${middle.y}L${place?.x} ${place?.y}`);
    expect(place?.name).toBe('Le Lac');
  });
});

describe('a smooth path', () => {
  it('joins two spots by a line', () => {
    expect(
      smoothPath([
        { x: 0, y: 0 },
        { x: 10, y: 4 },
      ]),
    ).toBe('M0 0L10 4');
  });

  it('bends at each spot between its ends, and ends with the line', () => {
    const spots = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 10 },
      { x: 20, y: 10 },
    ];
    expect(smoothPath(spots)).toBe('M0 0Q10 0 10 5Q10 10 20 10');
  });
});
