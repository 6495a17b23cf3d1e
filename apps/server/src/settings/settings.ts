import { resolve } from 'node:path'
import { PROMOTION } from '@gezhi/contract'
import { GATEWAY_SETTINGS } from '@gezhi/gateways'
import { fileStoreUrl, menuBases, postgresUrl, sharedLoginSites, url, urls, workspaceAddresses } from './setting-addresses.ts'
import { ENGINE_SETTINGS } from './engine-settings.ts'
import { BACKUP_SETTINGS } from './backup-settings.ts'
import { MONITORING_SETTINGS } from './monitoring-settings.ts'
import { SINGLE_SIGN_ON_SETTINGS } from './single-sign-on-settings.ts'
import { TRANSFER_SETTINGS } from './transfer-settings.ts'
import { indexName, networks, oneOf, secretKey, shanghaiMoment, text, wholeNumber, yuan } from './setting-values.ts'

/**
 * Every setting of the server: one row each, read from the environment. docs/settings.md is generated from this table, and a variable
 * that begins with GEZHI_ but has no row here is an error, so that a misspelt name is noticed.
 */
export const SETTINGS = {
  PORT: row({
    default: '8080',
    zh: 'HTTP 端口，0 表示任选一个空闲端口',
    en: 'HTTP port; 0 selects any free port',
    parse: wholeNumber(0, 65_535),
  }),
  HOST: row({
    default: '127.0.0.1',
    zh: '监听地址；开发模式下只能是本机地址',
    en: 'Address to listen on; in development mode only a local address',
    parse: text,
  }),
  GEZHI_DATA: row({
    default: './data',
    zh: '数据目录，不存在时创建；仅供一套系统使用，其 web 与 worker 进程可共用',
    en: 'Data folder, created if missing; for one installation only, shared by its web and worker processes',
    parse: (value) => resolve(text(value)),
  }),
  GEZHI_DEMO: row({
    default: '20000',
    zh: '首次在空数据目录启动时生成的演示专利数，另生成数量不超过此数的演示商标与企业；0 表示不生成',
    en: 'Number of demonstration patents generated at the first start on an empty data folder, with at most as many trademarks and companies; 0 for none',
    parse: wholeNumber(0, 10_000_000),
  }),
  GEZHI_ACCESS: row({
    default: 'membership',
    zh: 'membership：按游客、免费用户、会员的权益与限额；open：自用，检索和阅读文献无需登录，不设限额',
    en: 'membership: entitlements and limits of guests, free users and members; open: for private use; searching and reading require no login and have no limits',
    parse: oneOf('open', 'membership'),
  }),
  GEZHI_MEANING: row({
    default: 'on',
    zh: 'on：空闲时为语义检索学习词义、计算向量（占用一个核，内存见 GEZHI_MEANING_MEMORY）；off：仅按关键词检索',
    en: 'on: learns word meanings and computes vectors for semantic search when idle (one core, memory: see GEZHI_MEANING_MEMORY); off: semantic search uses keywords only',
    parse: oneOf('on', 'off'),
  }),
  GEZHI_MEANING_MEMORY: row({
    default: '0',
    zh: '学习最多占用的内存，单位 MB；0：可用内存（含容器限额）的四分之三，最多 1024。内存较少时学习的内容相应减少，不足 160 MB 时不学习并在日志中说明',
    en: 'Maximum memory for learning, in MB; 0: three quarters of the available memory (container limits included), at most 1024. With less memory, less is learned; with less than 160 MB nothing is learned, and the log reports it',
    parse: wholeNumber(0, 1_000_000),
  }),
  GEZHI_EMBEDDING: row({
    default: 'off',
    zh: '语义检索所用向量的来源。off：内置模型，从本库文献学习；openai：兼容 OpenAI 协议的服务；onnx：本机文件夹中的模型。更换后向量在后台重新计算',
    en: 'Source of the vectors of semantic search. off: the built-in model, trained on the indexed documents; openai: an OpenAI-compatible service; onnx: a model in a local folder. After a change vectors are recomputed in the background',
    parse: oneOf('off', 'openai', 'onnx'),
  }),
  GEZHI_EMBEDDING_URL: row({
    default: '',
    zh: 'GEZHI_EMBEDDING=openai：服务地址，不含 /embeddings，如 https://api.openai.com/v1；文献的标题与摘要、用户输入的检索内容会发送到该地址',
    en: 'GEZHI_EMBEDDING=openai: address of the service without /embeddings, such as https://api.openai.com/v1; titles and abstracts of documents and the texts users search for are sent there',
    parse: url('http:', 'https:'),
  }),
  GEZHI_EMBEDDING_MODEL: row({
    default: '',
    zh: 'GEZHI_EMBEDDING=openai：模型名，如 text-embedding-3-small',
    en: 'GEZHI_EMBEDDING=openai: model name, such as text-embedding-3-small',
    parse: text,
  }),
  GEZHI_EMBEDDING_KEY: row({
    default: '',
    zh: 'GEZHI_EMBEDDING=openai：访问密钥；服务不需要时留空',
    en: 'GEZHI_EMBEDDING=openai: API key; empty if the service requires none',
    secret: true,
    parse: text,
  }),
  GEZHI_EMBEDDING_DIMENSIONS: row({
    default: '1024',
    zh: 'GEZHI_EMBEDDING=openai：模型输出向量的维数',
    en: 'GEZHI_EMBEDDING=openai: dimensions of the vectors of the model',
    parse: wholeNumber(1, 16_384),
  }),
  GEZHI_EMBEDDING_FOLDER: row({
    default: '',
    zh: 'GEZHI_EMBEDDING=onnx：模型文件夹，含 model.onnx 与 tokenizer.json，可有 embedding.json（pooling、queryPrefix、documentPrefix、maxTokens）；需另装 onnxruntime-node',
    en: 'GEZHI_EMBEDDING=onnx: folder with model.onnx, tokenizer.json and optionally embedding.json (pooling, queryPrefix, documentPrefix, maxTokens); requires the package onnxruntime-node',
    parse: (value) => (text(value) === '' ? null : resolve(text(value))),
  }),
  GEZHI_PICTURE_MODEL: row({
    default: '',
    zh: '图像检索所用的神经网络：文件夹，含 model.onnx，可有 picture-model.json（size、layout、mean、deviation、input、output、pooling、centre、weight）；需另装 onnxruntime-node。留空：内置特征。更换后索引在后台重建',
    en: 'Network for image search: a folder with model.onnx and optionally picture-model.json (size, layout, mean, deviation, input, output, pooling, centre, weight); requires the package onnxruntime-node. Empty: built-in features. After a change the index is rebuilt in the background',
    parse: (value) => (text(value) === '' ? null : resolve(text(value))),
  }),
  GEZHI_MODE: row({
    default: 'development',
    zh: 'development：只能监听本机地址，只接受本机的直接访问（Host 为 localhost、*.localhost、127.0.0.0/8 或 [::1]，且未经反向代理转发）；production：按 HOST 监听，不提供沙箱，不创建演示账号',
    en: 'development: listens on local addresses only and accepts only direct requests from this machine (Host localhost, *.localhost, 127.0.0.0/8 or [::1], not forwarded by a proxy); production: listens on HOST, offers no sandboxes and creates no demonstration accounts',
    parse: oneOf('development', 'production'),
  }),
  GEZHI_ROLE: row({
    default: 'all',
    zh: '本进程的职责，也可写作 npm start -- --role web。all：一个进程完成全部工作；web：只处理请求，不运行任务；worker：运行任务、导入与索引写入，只响应健康检查。web 与 worker 需要 DATABASE_URL；共用一个数据目录，或在设置 GEZHI_SEARCH_URL 与 GEZHI_FILES_URL 后各用自己的数据目录，运行在多台机器上',
    en: 'Role of this process; also npm start -- --role web. all: one process does everything; web: answers requests and runs no jobs; worker: runs jobs and imports, writes the index, and answers health checks only. web and worker require DATABASE_URL; they share one data folder, or, with GEZHI_SEARCH_URL and GEZHI_FILES_URL, run on several machines with a data folder each',
    parse: oneOf('all', 'web', 'worker'),
  }),
  GEZHI_DRAIN_SECONDS: row({
    default: '0',
    zh: '收到 SIGTERM 后继续处理请求的秒数，其间 /readyz 返回 503，供反向代理移出本进程；之后停止监听并在 10 秒内退出',
    en: 'Seconds to continue answering requests after SIGTERM, while /readyz returns 503 so that a reverse proxy removes this process; it then stops listening and exits within 10 seconds',
    parse: wholeNumber(0, 300),
  }),
  DATABASE_URL: row({
    default: '',
    zh: 'PostgreSQL 连接串；为空时使用数据目录中的内置 PostgreSQL。sslmode 与 libpq 同义：disable（默认）、require、verify-ca、verify-full，配合 sslrootcert（PEM 文件或 system）、sslcert、sslkey，如 postgresql://gezhi:密码@db.example.com/gezhi?sslmode=verify-full&sslrootcert=/etc/gezhi/ca.pem',
    en: 'PostgreSQL connection string; if empty, the embedded PostgreSQL in the data folder is used. sslmode has the meaning of libpq: disable (default), require, verify-ca, verify-full, with sslrootcert (PEM file or system), sslcert and sslkey, such as postgresql://gezhi:password@db.example.com/gezhi?sslmode=verify-full&sslrootcert=/etc/gezhi/ca.pem',
    secret: true,
    parse: postgresUrl,
  }),
  DATABASE_REPLICA_URL: row({
    default: '',
    zh: '只读副本（流复制）的连接串，写法同 DATABASE_URL；为空时不用。管理后台的列表与计数从副本读取：等它追上主库此刻的数据（最多 1 秒），落后更多或无法连接时改读主库。须与 DATABASE_URL 同用',
    en: 'Connection string of a read-only replica (streaming replication), in the format of DATABASE_URL; empty for none. Lists and counters of the admin console are read from it once it has caught up with the primary, waiting at most 1 second; if it lags further behind or cannot be reached, they are read from the primary. Requires DATABASE_URL',
    secret: true,
    parse: postgresUrl,
  }),
  GEZHI_DATABASE_CONNECTIONS: row({
    default: '20',
    zh: '每个进程最多使用的 PostgreSQL 连接数；另有一个用于接收变更通知',
    en: 'Maximum number of PostgreSQL connections per process; one additional connection receives change notifications',
    parse: wholeNumber(2, 1000),
  }),
  GEZHI_DATABASE_CONNECT_SECONDS: row({
    default: '10',
    zh: '等待 PostgreSQL 连接的最长秒数，之后请求失败并返回 DATABASE_AWAY',
    en: 'Maximum seconds to wait for a PostgreSQL connection; requests then fail with DATABASE_AWAY',
    parse: wholeNumber(1, 600),
  }),
  GEZHI_DATABASE_STATEMENT_SECONDS: row({
    default: '60',
    zh: '一条 SQL 语句最长执行秒数，0 表示不限；数据库迁移与备份不受限',
    en: 'Maximum seconds per SQL statement, 0 for no limit; migrations and backups are not limited',
    parse: wholeNumber(0, 86_400),
  }),
  GEZHI_QR_WECHAT: row({
    default: '',
    zh: '工具条“微信咨询”二维码指向的地址，如企业微信客服链接；为空时指向本系统',
    en: 'Target of the WeChat QR code in the toolbar, such as a WeCom customer service link; if empty, the address of this installation',
    parse: url('http:', 'https:', 'weixin:'),
  }),
  GEZHI_QR_MINI_PROGRAM: row({
    default: '',
    zh: '工具条“小程序”二维码指向的地址；为空时指向本系统',
    en: 'Target of the mini program QR code in the toolbar; if empty, the address of this installation',
    parse: url('http:', 'https:', 'weixin:'),
  }),
  GEZHI_QR_MOBILE: row({
    default: '',
    zh: '工具条“移动端”二维码指向的地址；为空时指向本系统',
    en: 'Target of the mobile QR code in the toolbar; if empty, the address of this installation',
    parse: url('http:', 'https:'),
  }),
  GEZHI_SERVICE_PHONE: row({
    default: '',
    zh: '服务热线，显示在工具条与页脚；为空时不显示',
    en: 'Phone number of the service hotline, shown in the toolbar and the footer; not shown if empty',
    parse: (value) => text(value) || null,
  }),
  GEZHI_SERVICE_HOURS: row({
    default: '',
    zh: '服务时间，显示在服务热线旁，如“工作日 9:00–18:00”',
    en: 'Hours of the service hotline, shown beside its number',
    parse: (value) => text(value) || null,
  }),
  GEZHI_SERVICE_CHAT: row({
    default: '',
    zh: '在线客服的地址；为空时“在线咨询”显示服务热线；两者都未设置时，引导用户提交意见反馈或预约演示',
    en: 'Address of the live chat; if empty, the chat button shows the service hotline, or, without one, suggests feedback and demo bookings',
    parse: url('http:', 'https:'),
  }),
  GEZHI_MENU_BASES: row({
    default: '',
    zh: '侧边菜单中检索页面所在的地址，按主机名判断的环境分别填写，以逗号分隔，如 testing=https://test.example.com；未填写的环境使用当前主机',
    en: 'Hosts of the search pages of the side menu, by environment (derived from the host name), separated by commas, such as testing=https://test.example.com; environments not listed use the same host',
    parse: menuBases,
  }),
  GEZHI_WORKSPACE_ADDRESSES: row({
    default: '',
    zh: '个人空间位于其他站点时的地址，按主机名判断的环境分别填写，以逗号分隔，如 production=https://work.example.com/home；未填写的环境使用本系统的项目管理与个人空间',
    en: 'Addresses of the workspace where it is another site, by environment (derived from the host name), separated by commas, such as production=https://work.example.com/home; environments not listed use the projects and spaces of this installation',
    parse: workspaceAddresses,
  }),
  GEZHI_WORKSPACE_NEEDS_PRODUCT: row({
    default: 'off',
    zh: 'on：使用个人空间需开通会员；off：登录即可',
    en: 'on: spaces require a membership; off: a login is sufficient',
    parse: oneOf('off', 'on'),
  }),
  GEZHI_ACTIVITY: row({
    default: 'off',
    zh: 'on：活动结束前在首页展示限时活动；off：不展示',
    en: 'on: the home page shows a limited-time offer until it ends; off: no offer is shown',
    parse: oneOf('off', 'on'),
  }),
  GEZHI_ACTIVITY_NAME: row({
    default: '',
    zh: '限时活动的名称；为空时为“端午节限时活动”',
    en: 'Name of the offer; if empty, “端午节限时活动” (Dragon Boat Festival offer)',
    parse: (value) => text(value) || null,
  }),
  GEZHI_ACTIVITY_NAME_EN: row({
    default: '',
    zh: '限时活动在英文界面的名称；为空时同 GEZHI_ACTIVITY_NAME',
    en: 'Name of the offer on English pages; if empty, that of GEZHI_ACTIVITY_NAME',
    parse: (value) => text(value) || null,
  }),
  GEZHI_ACTIVITY_PRICE: row({
    default: String(PROMOTION.price),
    zh: '限时活动的价格，单位元',
    en: 'Price of the offer, in yuan',
    parse: yuan,
  }),
  GEZHI_ACTIVITY_END: row({
    default: PROMOTION.endTime,
    zh: '限时活动的结束时间，北京时间，如 2027-01-31 23:59:59',
    en: 'End of the offer, Beijing time, such as 2027-01-31 23:59:59',
    parse: shanghaiMoment,
  }),
  GEZHI_SEARCH_URL: row({
    default: '',
    zh: 'OpenSearch 各节点的地址，以逗号分隔，可含用户名与密码；为空时使用内置检索引擎',
    en: 'Addresses of the OpenSearch nodes, separated by commas, optionally with user and password; if empty, the embedded engine is used',
    secret: true,
    parse: urls('http:', 'https:'),
  }),
  GEZHI_SEARCH_INDEX: row({
    default: 'gezhi',
    zh: 'OpenSearch 中索引的名称：专利索引用此名，其他数据类型的索引在其后加后缀（如 gezhi-trademarks）；共用一个集群的各个系统须使用不同的名称',
    en: 'Name of the index of patents in OpenSearch; indexes of other kinds add a suffix (gezhi-trademarks). Systems that share a cluster need different names',
    parse: indexName,
  }),
  ...ENGINE_SETTINGS,
  GEZHI_FILES_URL: row({
    default: '',
    zh: 'S3 兼容对象存储，存放附图、商标图样、用户上传的图片、导出文件与数据副本；为空时使用数据目录。形如 https://访问键:密钥@主机:端口/桶/前缀?region=cn-north-1，密钥中的 / + @ : # 写作 %2F %2B %40 %3A %23。可选：region（默认 us-east-1）；style=host 时桶名写入主机名（阿里云 OSS、腾讯云 COS），默认 path；links=浏览器访问存储的地址，如 https://files.example.com，填写后图片由浏览器凭限时签名链接直接读取，不填则由本系统转发',
    en: 'S3-compatible object storage for drawings, images of trademarks, images uploaded by users, exported files and copies of data; if empty, the data folder is used. Format https://KEY:SECRET@HOST:PORT/BUCKET/PREFIX?region=eu-west-1, with / + @ : # in the secret encoded as %2F %2B %40 %3A %23. Optional: region (default us-east-1); style=host puts the bucket into the host name (required by Alibaba Cloud OSS and Tencent Cloud COS), default path; links=address at which browsers reach the storage, such as https://files.example.com: browsers then load images directly with signed links that expire, otherwise through this server',
    secret: true,
    parse: fileStoreUrl,
  }),
  ...BACKUP_SETTINGS,
  ...MONITORING_SETTINGS,
  GEZHI_RATE_LIMIT: row({
    default: '1200',
    zh: '每个地址每分钟最多请求数，开发模式下本机不限；由各服务进程合计，同步延迟不超过半秒',
    en: 'Maximum requests per minute from one address, across all server processes (synchronised within half a second); the local machine is not limited in development',
    parse: wholeNumber(1, 10_000_000),
  }),
  GEZHI_TRUST_PROXY: row({
    default: '',
    zh: '可信反向代理的地址或网段，以逗号分隔；其转发的客户端地址将被采用。未填写时代理的所有客户端合计为一个地址，并在日志中警告一次',
    en: 'Addresses or networks of trusted reverse proxies, separated by commas; the client address they forward is used. All clients of an unlisted proxy count as one address; a warning is logged once',
    parse: (value) =>
      text(value)
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
  }),
  GEZHI_WEBHOOK_NETWORKS: row({
    default: '',
    zh: 'Webhook 可投递到的内网地址或网段，以逗号分隔，如 10.0.0.0/8；为空时只投递到公网地址。其中的接收方返回内容的开头会显示给用户，勿填写有敏感服务的网段',
    en: 'Internal addresses or networks to which webhooks may be delivered, separated by commas, such as 10.0.0.0/8; if empty, only public addresses. Users see the beginning of what receivers there answer: do not list networks with sensitive services',
    parse: networks,
  }),
  GEZHI_HTTP_HEADER_SECONDS: row({
    default: '20',
    zh: '客户端须在此秒数内发完请求头，否则返回 408 并关闭连接',
    en: 'Seconds in which a client must send the request headers; otherwise the response is 408 and the connection is closed',
    parse: wholeNumber(1, 3600),
  }),
  GEZHI_HTTP_REQUEST_SECONDS: row({
    default: '900',
    zh: '客户端须在此秒数内发完整个请求，含上传的文件；正文在 30 秒后平均低于每秒 1 KB 时也返回 408 并关闭连接。响应用时不受此限',
    en: 'Seconds in which a client must send the whole request, including uploads; a body slower than 1 KB per second on average after 30 seconds also results in 408 and a closed connection. The duration of the response is not limited by this',
    parse: wholeNumber(1, 86_400),
  }),
  GEZHI_HTTP_KEEP_ALIVE_SECONDS: row({
    default: '72',
    zh: '空闲连接保持的秒数；须长于反向代理与本服务之间空闲连接的保持时间',
    en: 'Seconds an idle connection stays open; must exceed the idle timeout of the reverse proxy',
    parse: wholeNumber(1, 3600),
  }),
  GEZHI_HTTP_CONNECTIONS: row({
    default: '5000',
    zh: '每个进程同时打开的最多连接数，超出的立即关闭',
    en: 'Maximum number of open connections per process; further ones are closed immediately',
    parse: wholeNumber(10, 1_000_000),
  }),
  GEZHI_SEARCHES_PER_MINUTE: row({
    default: '30',
    zh: 'GEZHI_ACCESS=membership 时，游客与免费用户每分钟检索超过此数须输入验证码；各服务进程合计',
    en: 'With GEZHI_ACCESS=membership: searches per minute of a guest or free user, across all server processes, above which a captcha is required',
    parse: wholeNumber(1, 1_000_000),
  }),
  GEZHI_MEMBER_SEARCHES_PER_MINUTE: row({
    default: '120',
    zh: '同上，适用于会员',
    en: 'The same for members',
    parse: wholeNumber(1, 1_000_000),
  }),
  GEZHI_SHARED_LOGIN_SITES: row({
    default: '',
    zh: '相互共享登录的站点，同一域名下、均指向本系统，以逗号分隔，如 https://a.example.com,https://b.example.com；为空时不共享。登录后其他站点在 60 秒内凭一次性代码换取会话',
    en: 'Sites that share logins, under one domain and all served by this installation, separated by commas, such as https://a.example.com,https://b.example.com; empty for none. After a login the other sites obtain the session with a one-time code within 60 seconds',
    parse: sharedLoginSites,
  }),
  GEZHI_PASSWORD_DAYS: row({
    default: '180',
    zh: '密码有效天数，到期后登录时须修改',
    en: 'Days a password is valid; it must then be changed at the next login',
    parse: wholeNumber(1, 100_000),
  }),
  GEZHI_PUBLIC_URL: row({
    default: '',
    zh: '用户访问本系统的地址，写入邮件链接与微信返回地址。正式运行时必填，须为 https（本机地址除外，另见 GEZHI_ALLOW_HTTP）；为 https 时浏览器今后只以 https 访问该主机及其子域名（HSTS）。开发模式下可为空，以浏览器所用地址为准',
    en: 'Public address of this system, for links in e-mails and the WeChat return URL. Required in production, where it must be https (except on this machine; see also GEZHI_ALLOW_HTTP); with https, browsers from then on reach the host and its subdomains by https only (HSTS). May be empty in development, where the address in the browser is used',
    parse: url('http:', 'https:'),
  }),
  GEZHI_ALLOW_HTTP: row({
    default: 'off',
    zh: 'on：正式运行时 GEZHI_PUBLIC_URL 也可为 http，仅限没有 TLS 的内网，密码与会话在网络上不加密；off：须为 https',
    en: 'on: GEZHI_PUBLIC_URL may be http in production, for intranets without TLS only, since passwords and sessions cross the network unencrypted; off: it must be https',
    parse: oneOf('on', 'off'),
  }),
  GEZHI_OPERATOR_TOTP: row({
    default: 'auto',
    zh: '管理员是否必须启用动态口令（TOTP）。auto：正式运行（GEZHI_MODE=production）时必须；required：必须；optional：可选。未启用的管理员只能先在“账号安全”中启用',
    en: 'Whether administrators must set up TOTP. auto: in production (GEZHI_MODE=production); required: always; optional: never. Until administrators have set it up under Security, they cannot use the admin console',
    parse: oneOf('auto', 'required', 'optional'),
  }),
  GEZHI_SECRET_KEY: row({
    default: '',
    zh: '加密数据库中动态口令密钥与 Webhook 密钥的密钥，32 字节的 base64（openssl rand -base64 32）；为空时使用数据目录中的 secret.key，首次需要时创建。各进程数据目录不同时须使用同一密钥：均设为同一个值，或将 secret.key 复制到各目录。丢失后管理员须重新设置动态口令，用户须更换 Webhook 密钥',
    en: 'Key that encrypts the secrets of TOTP and webhooks in the database, 32 bytes in base64 (openssl rand -base64 32); if empty, secret.key in the data folder, created when first needed. Processes with data folders of their own need the same key: set it for all of them, or copy secret.key. If it is lost, administrators have to set up TOTP again, and users to replace the secrets of webhooks',
    secret: true,
    parse: secretKey,
  }),
  GEZHI_SERVICE_TLS: row({
    default: 'required',
    zh: 'required：正式运行时，与其他机器上的 PostgreSQL、OpenSearch、对象存储、向量服务及单点登录的连接须加密；optional：可不加密，仅限只有这些服务的隔离网络',
    en: 'required: in production, connections to PostgreSQL, OpenSearch, the object storage, the embedding service and the identity provider on other machines must be encrypted; optional: they need not be, for isolated networks that only these services share',
    parse: oneOf('required', 'optional'),
  }),
  ...SINGLE_SIGN_ON_SETTINGS,
  ...TRANSFER_SETTINGS,
  ...GATEWAY_SETTINGS,
} as const

export interface SettingRow<Value> {
  /** As written in the environment. */
  readonly default: string
  readonly zh: string
  readonly en: string
  /** Never shown, never logged. */
  readonly secret: boolean
  /** Parses the text of the environment; throws `SettingError` with the reason. */
  readonly parse: (value: string) => Value
}

export type SettingName = keyof typeof SETTINGS

export type Settings = { readonly [Name in SettingName]: ReturnType<(typeof SETTINGS)[Name]['parse']> }

function row<Value>(row: Omit<SettingRow<Value>, 'secret'> & { secret?: boolean }): SettingRow<Value> {
  return { secret: false, ...row }
}
