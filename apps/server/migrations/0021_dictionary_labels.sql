UPDATE "dictionary" SET "label_zh" = "renamed"."zh", "label_en" = "renamed"."en"
FROM (VALUES
	('help_center_map', 'upgrade', '升级日志', 'Upgrade log', '更新日志', 'Changelog'),
	('help_center_map', 'system', '系统介绍', 'About the system', '系统介绍', 'About Gezhi'),
	('help_center_map', 'function', '功能介绍', 'Functions', '功能介绍', 'Features'),
	('funtional_map', 'command', '指令检索', 'Command search', '命令检索', 'Command search'),
	('funtional_map', 'legal', '法律检索', 'Legal search', '法律检索', 'Legal status search')
) AS "renamed" ("type", "value", "old_zh", "old_en", "zh", "en")
WHERE "dict_type" = "renamed"."type" AND "dict_value" = "renamed"."value" AND "label_zh" = "renamed"."old_zh" AND "label_en" = "renamed"."old_en";
