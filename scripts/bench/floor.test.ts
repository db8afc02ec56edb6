import { firstByte, floorOf, floorOfPicture, type Line } from './floor';

/** 400 kbit/s, 400 ms. */
const slow: Line = { name: 'slow', bandwidth: 50_000, roundTrip: 0.4 };
/** 10 Mbit/s, 40 ms. */
const good: Line = { name: 'good', bandwidth: 1_250_000, roundTrip: 0.04 };

test('four round trips and the handshake come before the first byte', () => {
  // 4 × 0.4 + 3100 / 50,000
  expect(firstByte(slow)).toBeCloseTo(1.662, 6);
  // 4 × 0.04 + 3100 / 1,250,000
  expect(firstByte(good)).toBeCloseTo(0.16248, 6);
});

test('what fits into the first window waits for the bandwidth alone', () => {
  // 1.662 + 14,600 / 50,000
  expect(floorOf(14_600, slow)).toBeCloseTo(1.954, 6);
});

test('what is beyond the first window waits for a round trip', () => {
  // 1.662 + 0.4 + 11,400 / 50,000
  expect(floorOf(26_000, slow)).toBeCloseTo(2.29, 6);
});

test('a window larger than the line waits for the bandwidth, not for the round trip', () => {
  // 1.662 + 0.4, then 29,200 / 50,000 = 0.584, which is more than 0.4, then 6,200 / 50,000
  expect(floorOf(50_000, slow)).toBeCloseTo(2.77, 6);
});

test('the window doubles each round trip on a good line', () => {
  // 0.16248 + 2 × 0.04 for 14,600 and 29,200 bytes, then 56,200 / 1,250,000
  expect(floorOf(100_000, good)).toBeCloseTo(0.28744, 6);
});

test('a picture comes after the page, and no earlier than its own request', () => {
  expect(floorOfPicture(26_000, 20_000, slow)).toBeCloseTo(floorOf(46_000, slow), 6);
  // 0.16248 + 0.04 + 10,000 / 1,250,000
  expect(floorOfPicture(2_000, 10_000, good)).toBeCloseTo(0.21048, 6);
});
