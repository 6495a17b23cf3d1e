import { expect, test } from 'vitest'
import { browserName } from './browser-name.ts'

test('name and major version; browsers that also call themselves Chrome are recognised', () => {
  const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
  expect(
    [
      chrome,
      `${chrome} Edg/140.0.0.0`,
      'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Safari/605.1.15',
      'curl/8',
    ].map(browserName),
  ).toEqual(['Chrome 140', 'Edge 140', 'Firefox 143', 'Safari 18', 'unknown'])
})
