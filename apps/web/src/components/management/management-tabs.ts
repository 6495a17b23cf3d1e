/** The pages of the frame, in the order of their tabs: one row for each route that has a page. */
export const MANAGEMENT_TABS = [
  { to: '/managementIndex', name: 'projects' },
  { to: '/interspace', name: 'spaces' },
  { to: '/indexManage', name: 'indexes' },
  { to: '/management-recycle', name: 'bin' },
] as const
