CREATE TABLE "card_clicks" (
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"day" date NOT NULL,
	"clicks" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "card_clicks_user_id_title_day_pk" PRIMARY KEY("user_id","title","day")
);
--> statement-breakpoint
CREATE TABLE "dictionary" (
	"dict_type" text NOT NULL,
	"dict_value" text NOT NULL,
	"label_zh" text NOT NULL,
	"label_en" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "dictionary_dict_type_dict_value_pk" PRIMARY KEY("dict_type","dict_value")
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"type" smallint NOT NULL,
	"content" text NOT NULL,
	"picture_path" text NOT NULL,
	"contact" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"answered_by" uuid
);
--> statement-breakpoint
CREATE TABLE "reservations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"telephone" text NOT NULL,
	"email" text NOT NULL,
	"company" text NOT NULL,
	"company_position" text NOT NULL,
	"attention_functions" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sale_services" (
	"id" integer PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"zh" jsonb NOT NULL,
	"en" jsonb NOT NULL,
	"recommended" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "card_clicks" ADD CONSTRAINT "card_clicks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_services" ADD CONSTRAINT "sale_services_parent_id_sale_services_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sale_services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_user" ON "feedback" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "feedback_answered" ON "feedback" USING btree ("answered_at","created_at");--> statement-breakpoint
CREATE INDEX "reservations_handled" ON "reservations" USING btree ("handled_at","created_at");--> statement-breakpoint
CREATE INDEX "sale_services_parent" ON "sale_services" USING btree ("parent_id","position");--> statement-breakpoint
INSERT INTO "dictionary" ("dict_type", "dict_value", "label_zh", "label_en", "position") VALUES
	('feedback_type', '1', '产品建议', 'Product suggestion', 1),
	('feedback_type', '2', '功能缺陷', 'Functional defect', 2),
	('feedback_type', '3', '内容修订', 'Content revision', 3),
	('feedback_type', '4', '其他', 'Other', 4),
	('help_center_map', 'system', '系统介绍', 'About the system', 1),
	('help_center_map', 'function', '功能介绍', 'Functions', 2),
	('help_center_map', 'data', '数据介绍', 'Data', 3),
	('help_center_map', 'qr', '二维码介绍', 'QR codes', 4),
	('help_center_map', 'upgrade', '升级日志', 'Upgrade log', 5),
	('help_center_map', 'feedback', '意见反馈', 'Feedback', 6),
	('help_center_map', 'feedbackHistory', '反馈历史', 'Feedback history', 7),
	('help_center_map', 'cancellation', '账号注销', 'Closing an account', 8),
	('funtional_map', 'simple', '智能检索', 'Smart search', 1),
	('funtional_map', 'command', '指令检索', 'Command search', 2),
	('funtional_map', 'semantic', '语义检索', 'Semantic search', 3),
	('funtional_map', 'classification', '分类号检索', 'Classification search', 4),
	('funtional_map', 'batch', '批量检索', 'Batch search', 5),
	('funtional_map', 'citation', '引证检索', 'Citation search', 6),
	('funtional_map', 'extended', '扩展检索', 'Extended search', 7),
	('funtional_map', 'legal', '法律检索', 'Legal search', 8),
	('data_intro_map', 'coverage', '数据范围', 'Coverage', 1),
	('data_intro_map', 'fields', '字段说明', 'Fields', 2),
	('data_intro_map', 'sources', '数据来源', 'Sources', 3),
	('data_intro_map', 'update', '更新周期', 'Updates', 4);--> statement-breakpoint
INSERT INTO "sale_services" ("id", "parent_id", "zh", "en", "recommended", "position") VALUES
	(108, NULL, '{"name": "专利服务", "summary": "从提出想法到授权维持的专利事务。", "sections": [{"title": "服务内容", "lines": ["申请前检索与可专利性评估", "申请文件撰写与提交", "审查意见答复、复审与无效", "年费监控与权利维持"]}]}', '{"name": "Patent services", "summary": "Everything about a patent, from the idea to keeping it in force.", "sections": [{"title": "What it covers", "lines": ["Search and opinion on patentability before filing", "Drafting and filing the application", "Answers to office actions, re-examination and invalidation", "Watching fees and keeping the right alive"]}]}', false, 1),
	(10801, 108, '{"name": "专利申请", "summary": "发明、实用新型与外观设计的申请文件撰写与提交。", "sections": [{"title": "服务内容", "lines": ["技术交底沟通与检索", "权利要求书、说明书与附图撰写", "提交申请并转达官方通知"]}, {"title": "办理流程", "lines": ["提交技术交底书", "检索并确定保护方案", "撰写、确认、提交", "受理通知与缴费"]}, {"title": "需要准备", "lines": ["技术交底书", "申请人与发明人信息", "附图或产品照片"]}]}', '{"name": "Patent application", "summary": "Drafting and filing for inventions, utility models and designs.", "sections": [{"title": "What it covers", "lines": ["Talk about the invention, and a search", "Claims, description and drawings", "Filing, and passing on what the office says"]}, {"title": "How it proceeds", "lines": ["Send a description of the invention", "Search and agree on what to protect", "Drafting, your approval, filing", "Receipt and fees"]}, {"title": "What to prepare", "lines": ["Description of the invention", "Applicant and inventors", "Drawings or photographs"]}]}', true, 1),
	(10802, 108, '{"name": "专利检索分析", "summary": "查新、无效与自由实施检索及分析报告。", "sections": [{"title": "服务内容", "lines": ["查新检索", "无效证据检索", "自由实施（FTO）检索", "竞争对手与技术趋势分析"]}, {"title": "办理流程", "lines": ["确定检索目的与范围", "制定检索式并逐轮检索", "筛选对比文献", "交付报告"]}, {"title": "需要准备", "lines": ["技术方案说明", "关注的国家与时间范围"]}]}', '{"name": "Patent search and analysis", "summary": "Searches for novelty, invalidity and freedom to operate, with a report.", "sections": [{"title": "What it covers", "lines": ["Novelty search", "Search for evidence of invalidity", "Freedom to operate", "Competitors and trends of a technology"]}, {"title": "How it proceeds", "lines": ["Agree on aim and scope", "Write queries and search in rounds", "Choose the documents that matter", "Deliver the report"]}, {"title": "What to prepare", "lines": ["Description of the technical solution", "Countries and period of interest"]}]}', true, 2),
	(10803, 108, '{"name": "审查意见答复与复审", "summary": "针对审查意见与驳回决定的答复、复审请求。", "sections": [{"title": "服务内容", "lines": ["审查意见分析", "修改权利要求与意见陈述", "驳回后的复审请求"]}, {"title": "办理流程", "lines": ["转交官方通知", "分析并给出答复策略", "确认后在期限内提交"]}, {"title": "需要准备", "lines": ["审查意见通知书或驳回决定", "申请文件原文"]}]}', '{"name": "Office actions and re-examination", "summary": "Answers to office actions, and requests after a refusal.", "sections": [{"title": "What it covers", "lines": ["Analysis of the office action", "Amended claims and arguments", "Request for re-examination after a refusal"]}, {"title": "How it proceeds", "lines": ["Pass on the notice of the office", "Analysis and a plan for the answer", "Filing in time after your approval"]}, {"title": "What to prepare", "lines": ["The office action or refusal", "The application as filed"]}]}', false, 3),
	(10804, 108, '{"name": "专利年费管理", "summary": "年费期限监控、提醒与代缴。", "sections": [{"title": "服务内容", "lines": ["期限台账", "到期提醒", "代缴与凭证归档"]}, {"title": "办理流程", "lines": ["导入专利清单", "核对期限与金额", "确认后缴费"]}, {"title": "需要准备", "lines": ["专利号清单"]}]}', '{"name": "Annual fees", "summary": "Watching due dates of fees, reminders and payment.", "sections": [{"title": "What it covers", "lines": ["A list of due dates", "Reminders", "Payment and receipts"]}, {"title": "How it proceeds", "lines": ["Import the list of patents", "Check dates and amounts", "Pay after your approval"]}, {"title": "What to prepare", "lines": ["List of patent numbers"]}]}', false, 4),
	(109, NULL, '{"name": "商标服务", "summary": "商标查询、注册、异议与续展。", "sections": [{"title": "服务内容", "lines": ["注册前近似查询", "注册申请与驳回复审", "异议、无效与撤销", "续展与变更"]}]}', '{"name": "Trademark services", "summary": "Searching, registering, opposing and renewing trademarks.", "sections": [{"title": "What it covers", "lines": ["Search for similar marks before filing", "Application and review of a refusal", "Opposition, invalidation and revocation", "Renewal and changes"]}]}', false, 2),
	(10901, 109, '{"name": "商标注册", "summary": "按类别提交商标注册申请。", "sections": [{"title": "服务内容", "lines": ["近似查询与风险提示", "商品与服务项目选择", "申请提交与进度跟踪"]}, {"title": "办理流程", "lines": ["提供商标图样", "查询并确定类别", "提交申请", "公告与领证"]}, {"title": "需要准备", "lines": ["商标图样", "申请人主体证明", "商品或服务说明"]}]}', '{"name": "Trademark registration", "summary": "Applying for a trademark, class by class.", "sections": [{"title": "What it covers", "lines": ["Search for similar marks and what they mean for you", "Choice of goods and services", "Filing and following the application"]}, {"title": "How it proceeds", "lines": ["Send the mark", "Search and choose the classes", "File", "Publication and certificate"]}, {"title": "What to prepare", "lines": ["The mark as a picture", "Proof of who applies", "Description of goods or services"]}]}', true, 1),
	(10902, 109, '{"name": "商标驳回复审", "summary": "对商标驳回决定提出复审。", "sections": [{"title": "服务内容", "lines": ["驳回理由分析", "复审理由撰写与证据整理", "提交与跟踪"]}, {"title": "办理流程", "lines": ["转交驳回通知", "评估可行性", "期限内提交"]}, {"title": "需要准备", "lines": ["驳回通知书", "使用证据"]}]}', '{"name": "Review of a refusal", "summary": "A request to review the refusal of a trademark.", "sections": [{"title": "What it covers", "lines": ["Analysis of the grounds", "Arguments and evidence", "Filing and following it"]}, {"title": "How it proceeds", "lines": ["Pass on the refusal", "Judge the prospects", "File in time"]}, {"title": "What to prepare", "lines": ["The notice of refusal", "Evidence of use"]}]}', false, 2),
	(10903, 109, '{"name": "商标续展与变更", "summary": "注册商标续展、名义与地址变更、转让。", "sections": [{"title": "服务内容", "lines": ["续展申请", "名义与地址变更", "转让与许可备案"]}, {"title": "办理流程", "lines": ["核对注册信息", "准备文件", "提交并领取证明"]}, {"title": "需要准备", "lines": ["注册证信息", "主体证明"]}]}', '{"name": "Renewal and changes", "summary": "Renewals, changes of name or address, assignments.", "sections": [{"title": "What it covers", "lines": ["Renewal", "Change of name and address", "Recording assignments and licences"]}, {"title": "How it proceeds", "lines": ["Check the registration", "Prepare the papers", "File and fetch the certificate"]}, {"title": "What to prepare", "lines": ["Data of the registration", "Proof of who you are"]}]}', false, 3),
	(110, NULL, '{"name": "版权服务", "summary": "软件与作品著作权的登记。", "sections": [{"title": "服务内容", "lines": ["计算机软件著作权登记", "作品著作权登记", "变更与转让登记"]}]}', '{"name": "Copyright services", "summary": "Registering copyright in software and works.", "sections": [{"title": "What it covers", "lines": ["Registration of software", "Registration of works", "Changes and assignments"]}]}', false, 3),
	(11001, 110, '{"name": "软件著作权登记", "summary": "计算机软件著作权登记材料整理与提交。", "sections": [{"title": "服务内容", "lines": ["材料清单与格式核对", "源程序与文档整理", "提交与补正"]}, {"title": "办理流程", "lines": ["确认软件名称与版本", "整理材料", "提交登记", "领取证书"]}, {"title": "需要准备", "lines": ["源程序前后各 30 页", "用户手册或设计说明", "著作权人证明"]}]}', '{"name": "Software copyright", "summary": "Preparing and filing the registration of software.", "sections": [{"title": "What it covers", "lines": ["Checking what is needed and its form", "Preparing source code and documents", "Filing, and corrections"]}, {"title": "How it proceeds", "lines": ["Agree on name and version", "Prepare the material", "File", "Fetch the certificate"]}, {"title": "What to prepare", "lines": ["The first and last 30 pages of the source", "Manual or design document", "Proof of who owns it"]}]}', true, 1),
	(11002, 110, '{"name": "作品著作权登记", "summary": "文字、美术、摄影、视听等作品的登记。", "sections": [{"title": "服务内容", "lines": ["作品类型与创作说明核对", "材料整理与提交", "补正与领证"]}, {"title": "办理流程", "lines": ["提交作品样本", "准备创作说明", "提交登记"]}, {"title": "需要准备", "lines": ["作品样本", "创作说明", "作者与权利人证明"]}]}', '{"name": "Copyright of works", "summary": "Registering texts, pictures, photographs, films and other works.", "sections": [{"title": "What it covers", "lines": ["Checking the kind of work and how it came about", "Preparing and filing", "Corrections and certificate"]}, {"title": "How it proceeds", "lines": ["Send the work", "Describe how it came about", "File"]}, {"title": "What to prepare", "lines": ["A copy of the work", "How it was made", "Proof of author and owner"]}]}', false, 2);
