/**
 * Nice classes whose goods and services are often similar though the classes differ: the same purpose, producers, buyers or shops. Rows
 * of a class and the higher classes it is related to.
 */
const RELATED: Readonly<Record<number, readonly number[]>> = {
  1: [2, 3, 4, 5, 17, 19, 31],
  2: [16, 17, 19],
  3: [4, 5, 8, 16, 18, 21, 35, 44],
  4: [37],
  5: [10, 29, 30, 31, 32, 35, 42, 44],
  6: [7, 8, 11, 17, 19, 20, 21, 37],
  7: [8, 9, 11, 12, 17, 37],
  8: [9, 21, 26],
  9: [10, 11, 12, 14, 15, 16, 18, 25, 28, 35, 36, 37, 38, 41, 42, 45],
  10: [11, 20, 25, 28, 44],
  11: [12, 17, 19, 20, 21, 37],
  12: [18, 28, 37, 39],
  14: [16, 18, 25, 26],
  16: [18, 20, 21, 28, 35, 38, 41],
  17: [19, 27],
  18: [24, 25, 28, 31, 35],
  19: [20, 27, 37],
  20: [21, 24, 27, 35, 42],
  21: [24, 30],
  22: [23, 24],
  23: [24, 26],
  24: [25, 26, 27],
  25: [26, 28, 35, 40, 42],
  28: [41],
  29: [30, 31, 32, 35, 43],
  30: [31, 32, 33, 35, 43],
  31: [32, 44],
  32: [33, 35, 43],
  33: [35, 43],
  35: [36, 38, 41, 42],
  36: [37, 39, 43, 45],
  37: [40, 42],
  38: [41, 42],
  39: [43],
  41: [42, 43, 44],
  42: [44, 45],
  43: [44],
}

/** Whether the goods of two different Nice classes are often similar. Pure. */
export function areRelatedClasses(a: number, b: number): boolean {
  const [low, high] = a < b ? [a, b] : [b, a]
  return low !== high && (RELATED[low]?.includes(high) ?? false)
}
