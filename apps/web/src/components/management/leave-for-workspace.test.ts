import { isRedirect } from '@tanstack/react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { RouteVisit } from '../../routing/feature.ts'

const ADDRESS = 'https://work.example.com/home'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** Where a visit of an entry of the workspace leads from a host; null for our own page. */
async function leftFor(hostname: string, cause: RouteVisit['cause'] = 'enter'): Promise<string | null> {
  const content = JSON.stringify({ workspaceAddresses: { production: ADDRESS } })
  vi.stubGlobal('document', { querySelector: () => ({ content }) })
  vi.stubGlobal('location', { hostname })
  // The data of the installation is read once.
  vi.resetModules()
  const { leaveForWorkspace } = await import('./leave-for-workspace.ts')
  try {
    leaveForWorkspace({ cause } as RouteVisit)
    return null
  } catch (thrown) {
    if (!isRedirect(thrown)) throw thrown
    return thrown.options.href ?? ''
  }
}

test('router.29, G171: the workspace entry leads to the address of the environment, if there is one', async () => {
  expect(await leftFor('gezhi.example.com')).toBe(ADDRESS)
  expect(await leftFor('test.example.com')).toBeNull()
  expect(await leftFor('gezhi.example.com', 'preload')).toBeNull()
})
