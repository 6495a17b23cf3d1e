import { INSTALLATION_META, type Installation } from '@gezhi/contract/client'

const UNTOLD: Installation = {
  access: 'membership',
  servicePhone: null,
  serviceHours: null,
  serviceChat: null,
  qrCodes: [],
  menuBases: {},
  sharedLoginSites: [],
  activity: null,
}

let read: Installation | undefined

/** What the page's server said of its installation. A page that does not come from it (vite's own) knows of nothing and opens nothing. */
export function installation(): Installation {
  read ??= readInstallation(document.querySelector<HTMLMetaElement>(`meta[name="${INSTALLATION_META}"]`)?.content)
  return read
}

function readInstallation(text: string | undefined): Installation {
  return text === undefined ? UNTOLD : { ...UNTOLD, ...(JSON.parse(text) as Installation) }
}
