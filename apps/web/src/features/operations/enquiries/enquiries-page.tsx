import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { callQuery } from '../../../api/call-query.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { CallBackPage } from '../frame/call-back-page.tsx'

/** /ops/enquiries: enquiries about services. */
export function EnquiriesPage() {
  const { t } = useTranslation('operations')
  const language = useLanguage()
  return (
    <CallBackPage
      title={t('pages.enquiries')}
      none={{ waiting: t('enquiries.noneWaiting'), handled: t('enquiries.noneHandled') }}
      query={(page) => callQuery(language, 'content', 'listServiceEnquiries', page)}
      handle={(id) => apiClient.content.handleServiceEnquiry({ id })}
      done={(name) => t('enquiries.done', { name })}
      columns={[
        { key: 'service', title: t('enquiries.service'), render: ({ service }) => <span lang="zh">{service}</span> },
        { key: 'name', title: t('bookings.name'), render: ({ name }) => name },
        { key: 'telephone', title: t('telephone'), render: ({ telephone }) => <a href={`tel:${telephone}`}>{telephone}</a> },
        { key: 'company', title: t('enquiries.company'), render: ({ company }) => company },
        { key: 'content', title: t('enquiries.content'), render: ({ content }) => content },
      ]}
    />
  )
}
