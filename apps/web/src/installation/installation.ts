import { INSTALLATION_META, type Installation } from '@gezhi/contract/client'

const UNTOLD: Installation = {
  access: 'membership',
  version: '',
  servicePhone: null,
  serviceHours: null,
  serviceChat: null,
  menuBases: {},
  workspaceAddresses: {},
  sharedLoginSites: [],
  activity: null,
}

let read: Installation | undefined

/** The installation data from the page's server. A page from elsewhere (vite's own server) has no data and enables nothing. */
export function installation(): Installation {
  read ??= readInstallation(document.querySelector<HTMLMetaElement>(`meta[name="${INSTALLATION_META}"]`)?.content)
  return read
}

function readInstallation(text: string | undefined): Installation {
  return text === undefined ? UNTOLD : { ...UNTOLD, ...(JSON.parse(text) as Installation) }
}
