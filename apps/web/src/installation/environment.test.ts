import { expect, test } from 'vitest'
import { environmentOf } from './environment.ts'

test('navigation.12: three environments, determined by the host name', () => {
  expect(['localhost', '127.0.0.1', 'gezhi.local', 'a.gezhi.localhost', 'dev.example.com', 'DEV3.example.com'].map(environmentOf)).toEqual(
    Array.from({ length: 6 }, () => 'development'),
  )
  expect(['test.example.com', 'www.testing.example'].map(environmentOf)).toEqual(['testing', 'testing'])
  expect(['gezhi.example.com', '10.0.0.7', 'local.example.com'].map(environmentOf)).toEqual(['production', 'production', 'production'])
})
