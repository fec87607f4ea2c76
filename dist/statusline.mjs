let ownText;
const loadedParts = {};
function loadPart(name) {
  return (loadedParts[name] ||= evaluatePart(name));
}
async function evaluatePart(name) {
  const older = {};
  for (const id of process.getBuiltinModule ? [] : ["node:child_process","node:fs"]) older[id] = await import(id);
  const builtin = process.getBuiltinModule || ((id) => older[id]);
  ownText ||= builtin("node:fs").readFileSync(new URL(import.meta.url), "latin1");
  const head = "\n/*| part " + name + "\n";
  const start = ownText.indexOf(head) + head.length;
  const code = ownText.slice(start, ownText.indexOf("\n|*" + "/", start)).replaceAll("*@/", "*" + "/");
  return new (async () => {}).constructor("builtin", "loadPart", code)(builtin, loadPart);
}
// builtin:node:fs
var module = process.getBuiltinModule ? process.getBuiltinModule("node:fs") : await import("node:fs");
var pick = (name) => module[name];
var closeSync = /* @__PURE__ */ pick("closeSync");
var constants = /* @__PURE__ */ pick("constants");
var existsSync = /* @__PURE__ */ pick("existsSync");
var fstatSync = /* @__PURE__ */ pick("fstatSync");
var openSync = /* @__PURE__ */ pick("openSync");
var readSync = /* @__PURE__ */ pick("readSync");
var writeSync = /* @__PURE__ */ pick("writeSync");

// src/io/read-text.ts
var readTextFile = (function readTextFile(path, maxBytes, follow = false) {
  if (!existsSync(path)) return { error: "ENOENT" };
  let fd;
  try {
    fd = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (follow ? 0 : constants.O_NOFOLLOW ?? 0));
    const stat = fstatSync(fd);
    if (!stat.isFile()) return { error: stat.isDirectory() ? "EISDIR" : "not a regular file" };
    if (stat.size > maxBytes) return { error: `${stat.size} bytes, over the limit of ${maxBytes}` };
    const buffer = Buffer.allocUnsafe(stat.size);
    let length = 0;
    while (length < stat.size) {
      const count = readSync(fd, buffer, length, stat.size - length, length);
      if (count === 0) break;
      length += count;
    }
    return { text: buffer.toString("utf8", 0, length) };
  } catch (error) {
    return { error: errorCode(error) };
  } finally {
    if (fd !== void 0) closeSync(fd);
  }
});
function errorCode(error) {
  const code = error?.code;
  if (typeof code === "string") return code;
  return error instanceof Error ? error.name : "unknown error";
}

// src/io/start-hook.ts
var MAX_STDIN_BYTES = 256 << 20;
var STDIN_PATIENCE_MS = 3e3;
var isSwitchedOff = (function isSwitchedOff() {
  const off = process.env.HOLDFAST_OFF;
  return off !== void 0 && off !== "" && off !== "0" && off !== "false";
});
var readStdin = (function readStdin() {
  let buffer = Buffer.allocUnsafe(64 << 10);
  let length = 0;
  let patience = STDIN_PATIENCE_MS;
  for (; ; ) {
    if (length === buffer.length) {
      if (length >= MAX_STDIN_BYTES) return unreadable(`over ${MAX_STDIN_BYTES} bytes`);
      buffer = Buffer.concat([buffer], length * 4);
    }
    try {
      const count = readSync(0, buffer, length, buffer.length - length, null);
      if (count === 0) return parsePayload(buffer.toString("utf8", 0, length));
      length += count;
    } catch (error) {
      const code = errorCode(error);
      if (code === "EOF") return parsePayload(buffer.toString("utf8", 0, length));
      if (code !== "EAGAIN" || patience <= 0) return unreadable(code);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
      patience -= 5;
    }
  }
});
var parsePayload = (function parsePayload(text) {
  try {
    return { payload: JSON.parse(text), textLength: text.length };
  } catch {
    const cause = text === "" ? "it is empty" : `not JSON (${text.length} characters)`;
    return { problem: { code: "input-not-json", cause } };
  }
});
function unreadable(cause) {
  return { problem: { code: "stdin-unreadable", cause } };
}

// src/io/start-statusline.ts
var startStatusline = (async function startStatusline(describe) {
  const stdin = readStdin();
  const payload = "payload" in stdin ? stdin.payload : null;
  const own = isSwitchedOff() ? "" : await describeOrNothing(describe, payload);
  const at = process.argv.indexOf("--chain");
  const command = at === -1 ? void 0 : process.argv[at + 1];
  const chained = command === void 0 ? "" : await runOther(command, payload);
  const text = [chained, own].filter((line) => line !== "").join("\n");
  if (text !== "") writeSync(1, `${text}
`);
});
var describeOrNothing = (async function describeOrNothing(describe, payload) {
  try {
    return await describe(payload);
  } catch (error) {
    writeSync(2, `holdfast: the status line failed (${errorCode(error)})
`);
    return "";
  }
});
var runOther = (async function runOther(command, payload) {
  const { runChained } = await loadPart("io/chain-command");
  return runChained(command, `${JSON.stringify(payload)}
`);
});

// src/core/context/operations.ts
var OPERATION_COSTS = {
  full_gate_iteration: 87e3,
  gate_iteration: 29e3,
  complex_agent_run: 12e3,
  simple_agent_run: 5e3,
  resumption_update: 800
};
var selectTypicalOperation = (function selectTypicalOperation(config) {
  const costs = { ...OPERATION_COSTS, ...config["context_monitor.operations"] };
  const standard = config.criticality === "C4" ? "full_gate_iteration" : "gate_iteration";
  const chosen = config["context_monitor.typical_operation"];
  const name = chosen !== null && Object.hasOwn(costs, chosen) ? chosen : standard;
  return { name, tokens: costs[name] ?? 0 };
});

// src/core/context/tier.ts
var THRESHOLD_TIERS = ["nominal", "low", "warning", "critical", "emergency"];
var TIER_TABLE = {
  C1: { low: 0.7, warning: 0.8, critical: 0.9, emergency: 0.95 },
  C2: { low: 0.55, warning: 0.7, critical: 0.8, emergency: 0.88 },
  C3: { low: 0.45, warning: 0.6, critical: 0.72, emergency: 0.82 },
  C4: { low: 0.35, warning: 0.5, critical: 0.65, emergency: 0.78 }
};
var selectThresholds = (function selectThresholds(config, pointTokens) {
  const row = `context_monitor.thresholds.${ROW_NAMES[config.criticality]}`;
  const own = layThresholds(TIER_TABLE[config.criticality], [
    config[`${row}.low`],
    config[`${row}.warning`],
    config[`${row}.critical`],
    config[`${row}.emergency`]
  ]);
  const thresholds = layThresholds(own, [
    config["context_monitor.low_threshold"],
    config["context_monitor.warning_threshold"],
    config["context_monitor.critical_threshold"],
    config["context_monitor.emergency_threshold"]
  ]);
  if (!config["context_monitor.absolute_floors"]) return thresholds;
  return raiseToFloors(thresholds, selectTypicalOperation(config).tokens / pointTokens);
});
var ROW_NAMES = { C1: "c1", C2: "c2", C3: "c3", C4: "c4" };
var FLOORS = { warning: 3, critical: 1.5, emergency: 1 };
var raiseToFloors = (function raiseToFloors({ low, warning, critical, emergency }, share) {
  return {
    low,
    warning: Math.max(warning, 1 - FLOORS.warning * share),
    critical: Math.max(critical, 1 - FLOORS.critical * share),
    emergency: Math.max(emergency, 1 - FLOORS.emergency * share)
  };
});
var layThresholds = (function layThresholds(table, set) {
  if (set.every((value) => value === null)) return table;
  const standard = [table.low, table.warning, table.critical, table.emergency];
  const [low = 0, warning = 0, critical = 0, emergency = 0] = standard.map((value, index) => {
    const above = set.slice(index + 1).filter((item) => item !== null);
    const below = set.slice(0, index).filter((item) => item !== null);
    return set[index] ?? Math.max(Math.min(value, ...above), ...below);
  });
  return { low, warning, critical, emergency };
});
var classifyTier = (function classifyTier(fill, thresholds) {
  if (fill >= thresholds.emergency) return "emergency";
  if (fill >= thresholds.critical) return "critical";
  if (fill >= thresholds.warning) return "warning";
  if (fill >= thresholds.low) return "low";
  return "nominal";
});

// src/core/context/fill.ts
var estimateFill = (function estimateFill(tokens, point, thresholds) {
  const { inputTokens, pendingTokens } = tokens;
  const fill = (inputTokens + pendingTokens) / point.tokens;
  return { fill, inputTokens, pendingTokens, tier: classifyTier(fill, thresholds), point };
});

// src/core/record.ts
var isRecord = (function isRecord(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
});
var countOf = (function countOf(value) {
  return typeof value === "number" && Number.isFinite(value) && value > 0 ? value : 0;
});
var stringOf = (function stringOf(value) {
  return typeof value === "string" ? value : null;
});
var parseJsonRecord = (function parseJsonRecord(text) {
  try {
    const value = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
});

// src/core/context/relay.ts
var parseStatusline = (function parseStatusline(payload, at) {
  const model = isRecord(payload.model) ? stringOf(payload.model.id) : null;
  const context = isRecord(payload.context_window) ? payload.context_window : {};
  const windowTokens = countOf(context.context_window_size);
  if (model === null || model === "" || windowTokens === 0) return null;
  const current = isRecord(context.current_usage) ? context.current_usage : {};
  const inputTokens = countOf(current.input_tokens) + countOf(current.cache_creation_input_tokens) + countOf(current.cache_read_input_tokens);
  const usage = inputTokens === 0 ? null : { inputTokens, outputTokens: countOf(current.output_tokens) };
  return { at, model, windowTokens, usage };
});
var parseRelay = (function parseRelay(wire) {
  if (!isRecord(wire)) return null;
  const { at, model } = wire;
  const windowTokens = countOf(wire.window_tokens);
  if (typeof at !== "string" || typeof model !== "string" || windowTokens === 0) return null;
  const inputTokens = countOf(wire.input_tokens);
  const usage = inputTokens === 0 ? null : { inputTokens, outputTokens: countOf(wire.output_tokens) };
  return { at, model, windowTokens, usage };
});
var isSameRelay = (function isSameRelay(one, other) {
  if (one === null) return false;
  return JSON.stringify({ ...one, at: "" }) === JSON.stringify({ ...other, at: "" });
});

// src/core/safe-name.ts
var isSafeName = (function isSafeName(value) {
  return typeof value === "string" && /^[A-Za-z0-9_][A-Za-z0-9_-]{0,127}$/.test(value);
});
var isAbsolutePath = (function isAbsolutePath(value) {
  if (typeof value !== "string" || value.includes("\0")) return false;
  return value.startsWith("/") || /^(?:[A-Za-z]:[\\/]|\\\\)/.test(value);
});

// src/core/text.ts
var cleanText = (function cleanText(text) {
  return text.toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n").replace(
    /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g,
    ""
  ).replace(/[\u{e0000}-\u{e007f}]/gu, "");
});
var excerpt = (function excerpt(text, maxChars) {
  const clean = cleanText(text).trim();
  if (clean.length <= maxChars) return clean;
  const head = clean.slice(0, Math.max(0, maxChars - 4));
  const space = Math.max(head.lastIndexOf(" "), head.lastIndexOf("\n"));
  const cut = space > maxChars * 0.6 ? head.slice(0, space) : head;
  return `${cut.toWellFormed().replace(/\ufffd$/, "").trimEnd()} ...`;
});
var excerptLine = (function excerptLine(text, maxChars) {
  return excerpt(cleanText(text).replace(/\s+/g, " "), maxChars);
});

// src/core/tokens.ts
var formatTokens = (function formatTokens(tokens) {
  if (tokens < 1e3) return `${Math.max(0, Math.round(tokens))}`;
  const thousands = Math.round(tokens / 1e3);
  return thousands < 1e3 ? `${thousands}K` : `${Math.round(thousands / 100) / 10}M`;
});
var formatTokensLeft = (function formatTokensLeft(tokens) {
  const step = tokens >= 1e6 ? 1e5 : tokens >= 1e3 ? 1e3 : 1;
  return formatTokens(Math.floor(tokens / step) * step);
});
var formatPercentage = (function formatPercentage(ratio) {
  const tenths = Math.floor(ratio * 1e3 + 1e-6);
  return tenths % 10 === 0 ? `${tenths / 10}%` : `${(tenths / 10).toFixed(1)}%`;
});

// src/core/statusline/line.ts
var describeLine = (function describeLine({ estimate, lastCheckpoint, branch }) {
  const parts = [
    estimate === null ? "context not known yet" : describeFill(estimate),
    lastCheckpoint ?? "no checkpoint",
    branch === null ? "" : excerptLine(cleanText(branch), 60)
  ];
  return parts.filter((part) => part !== "").join(" | ");
});
var ENDS = {
  proactive: "compaction",
  reactive: "the API's limit",
  refusal: "refusal"
};
var describeFill = (function describeFill({ fill, tier, point, inputTokens, pendingTokens }) {
  const about = point.confidence === "exact" || point.confidence === "high" ? "" : "~";
  const left = formatTokensLeft(Math.max(0, point.tokens - inputTokens - pendingTokens));
  return `${tier.toUpperCase()} ${about}${formatPercentage(fill)} to ${ENDS[point.kind]}, ${left} left`;
});

// src/io/clock.ts
var readClock = (function readClock() {
  const fixed = process.env.HOLDFAST_NOW;
  const date = fixed === void 0 ? /* @__PURE__ */ new Date() : new Date(fixed);
  return Number.isNaN(date.getTime()) ? /* @__PURE__ */ new Date() : date;
});

// src/core/config/config.ts
var CRITICALITIES = ["C1", "C2", "C3", "C4"];
var DEFAULT_CONFIG = {
  criticality: "C2",
  "context_monitor.enabled": true,
  "context_monitor.low_threshold": null,
  "context_monitor.warning_threshold": null,
  "context_monitor.critical_threshold": null,
  "context_monitor.emergency_threshold": null,
  "context_monitor.thresholds.c1.low": null,
  "context_monitor.thresholds.c1.warning": null,
  "context_monitor.thresholds.c1.critical": null,
  "context_monitor.thresholds.c1.emergency": null,
  "context_monitor.thresholds.c2.low": null,
  "context_monitor.thresholds.c2.warning": null,
  "context_monitor.thresholds.c2.critical": null,
  "context_monitor.thresholds.c2.emergency": null,
  "context_monitor.thresholds.c3.low": null,
  "context_monitor.thresholds.c3.warning": null,
  "context_monitor.thresholds.c3.critical": null,
  "context_monitor.thresholds.c3.emergency": null,
  "context_monitor.thresholds.c4.low": null,
  "context_monitor.thresholds.c4.warning": null,
  "context_monitor.thresholds.c4.critical": null,
  "context_monitor.thresholds.c4.emergency": null,
  "context_monitor.absolute_floors": false,
  "context_monitor.operations": {},
  "context_monitor.typical_operation": null,
  "context_monitor.compaction_point": null,
  "context_monitor.window": null,
  "context_monitor.tone": "facts",
  "escalation.gate_spawns": "off",
  "governance.c3_files": [
    ".claude/rules/**",
    ".context/rules/**",
    "docs/context/*.md",
    "docs/decisions/**",
    "**/adr/**",
    "**/adrs/**",
    "**/ADR-*.md",
    "**/adr-*.md"
  ],
  "governance.c4_files": ["**/*CONSTITUTION*.md", "**/*constitution*.md"],
  "resumption.max_age_hours": 72,
  "resumption.steer_summary": true,
  "resumption.orchestration_file": "ORCHESTRATION.yaml",
  "memory.markers": true,
  "memory.guidance": "standard",
  "memory.auto_capture.enabled": true,
  "memory.auto_capture.threshold": 0.85,
  "memory.auto_capture.limit": 3,
  "memory.auto_capture.prompt_first": false,
  "memory.rotation.decision_logs": [".claude/context/memory/decisions.md"],
  "memory.rotation.issue_logs": [".claude/context/memory/issues.md"],
  "memory.rotation.max_lines": 1500,
  "memory.rotation.decision_days": 60,
  "memory.rotation.issue_days": 7,
  "memory.rotation.check_at_start": false,
  "memory.surface.limit": 3,
  "memory.surface.at_start": 5,
  "guardrails.modes.write_size": "deny",
  "hooks.session_start": true,
  "hooks.user_prompt_submit": true,
  "hooks.pre_compact": true,
  "hooks.pre_tool_use": true,
  "hooks.post_tool_use": true,
  "sections.project_context": true,
  "sections.resumption_context": true,
  "sections.context_monitor": true,
  "sections.compaction_alert": true,
  "sections.work_log": true,
  "sections.memory_capture": true,
  "sections.response_guidance": true,
  "sections.related_memories": true
};

// src/core/fingerprint.ts
var fingerprint = (function fingerprint(text) {
  let high = 3735928559;
  let low = 1103547991;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ high >>> 16, 2246822507) ^ Math.imul(low ^ low >>> 13, 3266489909);
  low = Math.imul(low ^ low >>> 16, 2246822507) ^ Math.imul(high ^ high >>> 13, 3266489909);
  return `${text.length}:${(4294967296 * (2097151 & low) + (high >>> 0)).toString(36)}`;
});

// src/core/config/env.ts
var NOT_CONFIG = /* @__PURE__ */ new Set(["HOLDFAST_OFF", "HOLDFAST_NOW"]);
var OLDER_NAMES = {
  HOOK_USER_PROMPT_ENABLED: "memory.markers",
  HOOK_SESSION_START_INCLUDE_GUIDANCE: "sections.response_guidance",
  HOOK_SESSION_START_GUIDANCE_DETAIL: "memory.guidance",
  HOOK_PRE_COMPACT_AUTO_CAPTURE: "memory.auto_capture.enabled",
  HOOK_PRE_COMPACT_PROMPT_FIRST: "memory.auto_capture.prompt_first",
  HOOK_PRE_COMPACT_MIN_CONFIDENCE: "memory.auto_capture.threshold",
  HOOK_PRE_COMPACT_MAX_CAPTURES: "memory.auto_capture.limit"
};
var selectConfigVariables = (function selectConfigVariables(env) {
  const found = [];
  for (const name of Object.keys(env)) {
    if (!name.startsWith("HO") || !isConfigVariable(name)) continue;
    const value = env[name];
    if (value !== void 0) found.push([name, value]);
  }
  const rank = (name) => name.startsWith("HOLDFAST_") ? 1 : 0;
  return found.sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1));
});
var isConfigVariable = (function isConfigVariable(name) {
  if (name.startsWith("HOOK_")) return Object.hasOwn(OLDER_NAMES, name);
  return name.startsWith("HOLDFAST_") && !NOT_CONFIG.has(name) && !name.startsWith("HOLDFAST_FLAG_");
});

// src/io/git-root.ts
var findGitRoot = (function findGitRoot(start) {
  let folder = start;
  for (let depth = 0; depth < 64; depth += 1) {
    if (existsSync(`${folder}/.git`)) return folder;
    const parent = folder.slice(0, Math.max(folder.lastIndexOf("/"), folder.lastIndexOf("\\")));
    if (parent === "" || parent === folder) return null;
    folder = parent;
  }
  return null;
});

// src/io/config-sources.ts
var MAX_CONFIG_BYTES = 256 << 10;
var readConfigSources = (function readConfigSources(projectDir) {
  const env = process.env;
  const userDir = env.XDG_CONFIG_HOME || (env.HOME ? `${env.HOME}/.config` : null);
  const gitRoot = findGitRoot(projectDir);
  const places = [];
  if (userDir !== null) places.push(["user", `${userDir}/holdfast/config.toml`]);
  if (gitRoot !== null && gitRoot !== projectDir) places.push(["git root", `${gitRoot}/.holdfast/config.toml`]);
  places.push(["project", `${projectDir}/.holdfast/config.toml`]);
  const files = [];
  const problems = [];
  for (const [name, path] of places) {
    const file = readTextFile(path, MAX_CONFIG_BYTES, name === "user");
    if ("text" in file) files.push({ name, path, text: file.text });
    else if (file.error !== "ENOENT" && file.error !== "ENOTDIR") {
      problems.push({
        code: file.error.includes("limit") ? "config-too-large" : "config-unreadable",
        path,
        cause: file.error
      });
    }
  }
  return { files, variables: selectConfigVariables(env), problems };
});

// src/io/config-files.ts
var CACHE_FILE = ".holdfast/cache/config.json";
var readConfig = (async function readConfig(projectDir) {
  const sources = readConfigSources(projectDir);
  if (sources.files.length + sources.variables.length + sources.problems.length === 0) {
    return { config: DEFAULT_CONFIG, problems: [] };
  }
  const key = fingerprint(JSON.stringify(sources));
  const cached = readTextFile(`${projectDir}/${CACHE_FILE}`, 64 << 10);
  const cache = "text" in cached ? parseJsonRecord(cached.text) : null;
  if (cache !== null && cache.key === key && isWholeConfig(cache.config)) {
    return { config: cache.config, problems: [] };
  }
  const { resolveSources, saveCache } = await loadPart("io/config-parser");
  const resolved = resolveSources(sources);
  saveCache(projectDir, `${JSON.stringify({ key, config: resolved.config })}
`);
  return { config: resolved.config, problems: [...sources.problems, ...resolved.problems] };
});
var isWholeConfig = (function isWholeConfig(value) {
  if (!isRecord(value)) return false;
  return Object.keys(DEFAULT_CONFIG).every((key) => {
    const standard = DEFAULT_CONFIG[key];
    const found = value[key];
    if (standard === null) return found === null || typeof found === "number" || typeof found === "string";
    return typeof found === typeof standard && found !== null && Array.isArray(found) === Array.isArray(standard);
  });
});

// src/io/git.ts
var readGitFacts = (function readGitFacts(start) {
  const root = findGitRoot(start);
  if (root === null) return null;
  const gitDir = resolveGitDir(root);
  const common = readLine(`${gitDir}/commondir`);
  const commonDir = common === null ? null : resolveFrom(gitDir, common);
  const headText = readLine(`${gitDir}/HEAD`) ?? "";
  const ref = /^ref: (refs\/heads\/(\S{1,250}))$/.exec(headText);
  if (ref?.[1] === void 0 || ref[2] === void 0) {
    return { root, branch: null, head: parseHash(headText), commonDir };
  }
  const safe = !ref[1].includes("..");
  const head = safe ? parseHash(readLine(`${commonDir ?? gitDir}/${ref[1]}`)) ?? findPacked(commonDir ?? gitDir, ref[1]) : null;
  return { root, branch: ref[2], head, commonDir };
});
var resolveGitDir = (function resolveGitDir(root) {
  const pointer = readLine(`${root}/.git`);
  const target = pointer === null ? void 0 : /^gitdir: (.+)$/.exec(pointer)?.[1];
  return target === void 0 ? `${root}/.git` : resolveFrom(root, target);
});
var findPacked = (function findPacked(gitDir, ref) {
  const packed = readTextFile(`${gitDir}/packed-refs`, 8 << 20);
  return "error" in packed ? null : findInPacked(packed.text, ref);
});
var findInPacked = (function findInPacked(text, ref) {
  const end = text.indexOf(` ${ref}
`);
  return end < 40 ? null : parseHash(text.slice(text.lastIndexOf("\n", end) + 1, end));
});
var readLine = (function readLine(path) {
  const file = readTextFile(path, 4096);
  return "error" in file ? null : file.text.split("\n")[0]?.trim() ?? null;
});
var parseHash = (function parseHash(text) {
  return text !== null && /^[0-9a-f]{40,64}$/.test(text) ? text : null;
});
var resolveFrom = (function resolveFrom(base, path) {
  if (/^(?:\/|[A-Za-z]:[\\/])/.test(path)) return path;
  const parts = base.split("/");
  for (const part of path.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== "." && part !== "") parts.push(part);
  }
  return parts.join("/");
});

// src/io/project-dir.ts
var findProjectDir = (function findProjectDir(cwd) {
  const given = process.env.CLAUDE_PROJECT_DIR;
  if (isAbsolutePath(given) && isFolder(given)) return given.length > 1 ? given.replace(/[\\/]+$/, "") : given;
  if (!isAbsolutePath(cwd) || !isFolder(cwd)) return null;
  return findGitRoot(cwd) ?? cwd;
});
var isFolder = (function isFolder(path) {
  return existsSync(`${path}/.`);
});

// src/io/project-files.ts
var TRACK_POINTER = "docs/tracks/ACTIVE_TRACK";
var hasProjectFile = (function hasProjectFile(projectDir, path) {
  return existsSync(`${projectDir}/${path}`);
});

// src/core/context/criticality.ts
var raiseCriticality = (function raiseCriticality(one, other) {
  return other !== null && CRITICALITIES.indexOf(other) > CRITICALITIES.indexOf(one) ? other : one;
});
var SECTION = /^(?:workflow|orchestration|project|resumption)[ \t]*:[ \t]*(?:#.*)?$/;
var STATEMENT = /^( *)(["']?)criticality\2[ \t]*:[ \t]*(["']?)(C[1-4])\3[ \t]*(?:#.*)?$/i;
var findCriticality = (function findCriticality(yaml) {
  let section = null;
  let sectionIndent = 0;
  for (const raw of yaml.split("\n")) {
    const line = raw.trimEnd();
    if (line === "" || line.trimStart().startsWith("#")) continue;
    const indent = line.length - line.trimStart().length;
    if (indent === 0) {
      section = SECTION.test(line) ? line : null;
      sectionIndent = 0;
    } else if (sectionIndent === 0) sectionIndent = indent;
    const [, , , , level] = STATEMENT.exec(line) ?? [];
    if (level !== void 0 && (indent === 0 || section !== null && indent === sectionIndent)) {
      return CRITICALITIES.find((name) => name === level.toUpperCase()) ?? null;
    }
  }
  return null;
});
var findFrontMatter = (function findFrontMatter(text) {
  const start = /^\uFEFF?---[ \t]*\r?\n/.exec(text)?.[0].length;
  const end = start === void 0 ? -1 : text.indexOf("\n---", start - 1);
  return end === -1 ? "" : text.slice(start, end + 1);
});

// src/core/context/escalation.ts
var ESCALATION_RULES = ["AE-006a", "AE-006b", "AE-006c", "AE-006d", "AE-006e"];

// src/core/session/state.ts
var EMPTY_SESSION_STATE = {
  tier: "nominal",
  compactions: 0,
  pending: [],
  restored: null,
  lastCheckpoint: null,
  alertClaimedAt: null,
  clientPid: null,
  transcriptPath: null,
  startedAt: null,
  injected: [],
  memories: [],
  closeCompactions: 0,
  raisedCriticality: null,
  escalations: [],
  compactionsLearned: 0,
  relay: null,
  quiet: null
};
var parseSessionState = (function parseSessionState(wire) {
  const pending = Array.isArray(wire.pending) ? wire.pending.filter(isSafeName) : [];
  const tier = THRESHOLD_TIERS.find((name) => name === wire.tier) ?? "nominal";
  return {
    tier,
    compactions: wholeNumber(wire.compactions) ?? 0,
    pending,
    restored: isSafeName(wire.restored) ? wire.restored : null,
    lastCheckpoint: isSafeName(wire.last_checkpoint) ? wire.last_checkpoint : null,
    alertClaimedAt: stringOf(wire.alert_claimed_at),
    clientPid: wholeNumber(wire.client_pid),
    transcriptPath: stringOf(wire.transcript_path),
    startedAt: stringOf(wire.started_at),
    injected: Array.isArray(wire.injected) ? wire.injected.filter((entry) => typeof entry === "string").slice(-60) : [],
    memories: Array.isArray(wire.memories) ? wire.memories.filter(isSafeName).slice(-200) : [],
    closeCompactions: wholeNumber(wire.close_compactions) ?? 0,
    raisedCriticality: CRITICALITIES.find((name) => name === wire.raised_criticality) ?? null,
    escalations: ESCALATION_RULES.filter((rule) => Array.isArray(wire.escalations) && wire.escalations.includes(rule)),
    compactionsLearned: wholeNumber(wire.compactions_learned) ?? 0,
    relay: parseRelay(wire.statusline),
    quiet: parseQuiet(wire.quiet)
  };
});
var parseQuiet = (function parseQuiet(wire) {
  if (!isRecord(wire) || typeof wire.key !== "string" || !isRecord(wire.bounds)) return null;
  const bounds = {};
  for (const tier of THRESHOLD_TIERS) {
    const bound = wire.bounds[tier];
    if (typeof bound === "number") bounds[tier] = bound;
  }
  const { governance, orchestration } = wire;
  return {
    key: wire.key,
    model: stringOf(wire.model),
    bounds,
    ...Array.isArray(governance) ? { governance: governance.filter((text) => typeof text === "string") } : {},
    ...typeof orchestration === "string" ? { orchestration } : {}
  };
});
var wholeNumber = (function wholeNumber(value) {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 ? value : null;
});
var isSessionStateWire = (function isSessionStateWire(value) {
  return isRecord(value) && value.schema_version === "1";
});

// src/io/session-store.ts
var MAX_STATE_BYTES = 1 << 20;
var readSessionState = (function readSessionState(projectDir, sessionId) {
  const path = `${projectDir}/.holdfast/sessions/${sessionId}/state.json`;
  const file = readTextFile(path, MAX_STATE_BYTES);
  if ("error" in file) {
    const missing = file.error === "ENOENT" || file.error === "ENOTDIR";
    return { state: EMPTY_SESSION_STATE, problem: missing ? null : { code: "state-damaged", path, cause: file.error } };
  }
  const wire = parseJsonRecord(file.text);
  if (!isSessionStateWire(wire)) {
    return {
      state: EMPTY_SESSION_STATE,
      problem: { code: "state-damaged", path, cause: "not a state of this version" }
    };
  }
  return { state: parseSessionState(wire), problem: null };
});

// src/io/criticality-files.ts
var MAX_DOCUMENT_BYTES = 1 << 20;
var WORD = "criticality";
function readCriticalityDocuments(projectDir, orchestrationFile) {
  const spec = findSpec(projectDir);
  const places = [
    { kind: "orchestration", path: orchestrationFile },
    ...spec === null ? [] : [{ kind: "spec", path: spec }]
  ];
  return places.flatMap((place) => {
    const file = readTextFile(`${projectDir}/${place.path}`, MAX_DOCUMENT_BYTES, true);
    return "text" in file && file.text.includes(WORD) ? [{ ...place, text: file.text }] : [];
  });
}
function findSpec(projectDir) {
  const pointer = readTextFile(`${projectDir}/${TRACK_POINTER}`, 4096, true);
  const id = "text" in pointer ? pointer.text.trim().replace(/\/+$/, "").split("/").at(-1) : null;
  return isSafeName(id) ? `docs/tracks/${id}/SPEC.md` : null;
}

// src/steps/find-criticality.ts
var applyCriticality = (function applyCriticality(projectDir, config, state) {
  const documents = readCriticalityDocuments(projectDir, config["resumption.orchestration_file"]);
  const stated = documents.map(({ kind, text }) => findCriticality(kind === "spec" ? findFrontMatter(text) : text));
  const base = stated.find((level) => level !== null) ?? config.criticality;
  const criticality = raiseCriticality(base, state.raisedCriticality);
  return criticality === config.criticality ? config : { ...config, criticality };
});

// src/core/context/models.ts
var TABLE = [
  ["claude-3-5-haiku", 0, 0, 8192],
  ["claude-haiku-4-5", 0, 0, 32e3],
  ["claude-haiku-5-5", 1, 0, 128e3],
  ["claude-3-5-sonnet", 0, 0, 8192],
  ["claude-3-7-sonnet", 0, 0, 32e3],
  ["claude-sonnet-4-0", 0, 0, 32e3],
  ["claude-sonnet-4-5", 0, 0, 32e3],
  ["claude-sonnet-4-6", 0, 1, 32e3],
  ["claude-sonnet-5", 1, 0, 64e3],
  ["claude-sonnet-5-5", 1, 0, 128e3],
  ["claude-opus-4-0", 0, 0, 32e3],
  ["claude-opus-4-1", 0, 0, 32e3],
  ["claude-opus-4-5", 0, 0, 32e3],
  ["claude-opus-4-6", 0, 1, 64e3],
  ["claude-opus-4-7", 1, 0, 64e3],
  ["claude-opus-4-8", 1, 0, 64e3],
  ["claude-opus-5", 1, 0, 64e3],
  ["claude-opus-5-5", 1, 0, 128e3],
  ["claude-fable-5", 1, 0, 64e3],
  ["claude-fable-5-1", 1, 0, 64e3],
  ["claude-fable-5-2", 1, 0, 128e3],
  ["claude-mythos-5", 1, 0, 64e3],
  ["claude-mythos-5-1", 1, 0, 64e3],
  ["claude-mythos-5-2", 1, 0, 128e3]
];
var RENAMED = {
  "claude-sonnet-4": "claude-sonnet-4-0",
  "claude-opus-4": "claude-opus-4-0"
};
var canonicalModelId = (function canonicalModelId(name) {
  const start = name.indexOf("claude-");
  const id = (start > 0 ? name.slice(start) : name).replace(/\[1m\]$/i, "").replace(/(?:@|-(?=20\d{6})|-v\d+(?=[:@]|$)).*$/, "");
  return Object.hasOwn(RENAMED, id) ? RENAMED[id] ?? id : id;
});
var findModel = (function findModel(name) {
  const id = canonicalModelId(name);
  const row = TABLE.find((entry) => entry[0] === id);
  if (!row) return null;
  const native1m = row[1] === 1;
  return {
    id,
    windowTokens: native1m ? 1e6 : 2e5,
    native1m,
    proactiveTokens: native1m ? 1e6 : row[2] === 1 ? 2e5 : 0,
    maxOutputTokens: row[3]
  };
});

// src/core/context/compaction-point.ts
var MAX_RESERVE = 2e4;
var PROACTIVE_BUFFER = 13e3;
var REFUSAL_BUFFER = 3e3;
var MIN_WINDOW = 1e5;
var resolveCompactionPoint = (function resolveCompactionPoint(modelName, sources) {
  const base = describeWindow(modelName, sources);
  const { windowTokens, reserve } = base;
  if (sources.configuredPoint !== null) {
    const tokens2 = sources.configuredPoint;
    return { tokens: tokens2, windowTokens, kind: "proactive", source: "context_monitor.compaction_point", confidence: "exact" };
  }
  const off = findSwitchedOff(sources);
  if (off !== null) {
    const tokens2 = Math.max(1, windowTokens - reserve - REFUSAL_BUFFER);
    return { tokens: tokens2, windowTokens, kind: "refusal", source: off, confidence: base.confidence };
  }
  const proactive = findProactiveWindow(modelName, sources, windowTokens);
  if (proactive === null) {
    const source2 = `${base.source}: compacts when the API refuses`;
    const confidence = base.confidence === "low" ? "low" : "medium";
    return { tokens: windowTokens, windowTokens, kind: "reactive", source: source2, confidence };
  }
  const effective = proactive.tokens - reserve;
  const percent = Number(sources.env.CLAUDE_AUTOCOMPACT_PCT_OVERRIDE);
  const lowered = percent > 0 && percent <= 100 ? Math.floor(effective * percent / 100) : effective;
  const tokens = Math.max(1, Math.min(lowered, effective - PROACTIVE_BUFFER));
  const source = lowered === tokens ? `${proactive.source} and CLAUDE_AUTOCOMPACT_PCT_OVERRIDE` : proactive.source;
  return { tokens, windowTokens, kind: "proactive", source, confidence: proactive.confidence };
});
var describeWindow = (function describeWindow(modelName, { env, configuredWindow, observedWindow }) {
  const model = modelName === null ? null : findModel(modelName);
  const outputCap = Number(env.CLAUDE_CODE_MAX_OUTPUT_TOKENS);
  const reserve = Math.min(outputCap > 0 ? outputCap : model?.maxOutputTokens ?? MAX_RESERVE, MAX_RESERVE);
  if (configuredWindow !== null) {
    return { windowTokens: configuredWindow, reserve, source: "context_monitor.window", confidence: "high" };
  }
  if (observedWindow !== null && modelName !== null) {
    const source = `model ${model?.id ?? canonicalModelId(modelName)}, window as the client shows it`;
    return { windowTokens: observedWindow, reserve, source, confidence: "high" };
  }
  const without1m = isOn(env.CLAUDE_CODE_DISABLE_1M_CONTEXT);
  if (modelName !== null && /\[1m\]$/i.test(modelName)) {
    return { windowTokens: without1m ? 2e5 : 1e6, reserve, source: `model ${modelName}`, confidence: "high" };
  }
  if (model === null) {
    const source = modelName === null ? "model not known yet" : `unknown model ${canonicalModelId(modelName)}`;
    return { windowTokens: 2e5, reserve, source, confidence: "low" };
  }
  const windowTokens = without1m ? 2e5 : model.windowTokens;
  return { windowTokens, reserve, source: `model ${model.id}`, confidence: "high" };
});
var findProactiveWindow = (function findProactiveWindow(modelName, sources, windowTokens) {
  const { env, settings, windowsCache, configuredWindow } = sources;
  if (configuredWindow !== null) {
    return { tokens: configuredWindow, source: "context_monitor.window", confidence: "high" };
  }
  const capped = (tokens, source) => ({
    tokens: Math.min(tokens, windowTokens),
    source,
    confidence: "high"
  });
  const fromEnv = parseWindow(env.CLAUDE_CODE_AUTO_COMPACT_WINDOW);
  if (fromEnv !== null) return capped(Math.max(fromEnv, MIN_WINDOW), "CLAUDE_CODE_AUTO_COMPACT_WINDOW");
  const id = modelName === null ? null : canonicalModelId(modelName);
  const fromSettings = findSetting(settings, id);
  if (typeof fromSettings === "number") return capped(fromSettings, "autoCompactWindow in settings");
  const cached = id === null || fromSettings === "auto" ? void 0 : fieldOf(windowsCache, id);
  if (typeof cached === "number" && cached >= MIN_WINDOW) return capped(cached, "the client's cache of windows");
  const model = modelName === null ? null : findModel(modelName);
  if (model === null || model.proactiveTokens === 0 || !model.native1m && /\[1m\]$/i.test(modelName ?? ""))
    return null;
  return capped(model.proactiveTokens, `model ${model.id}`);
});
var findSetting = (function findSetting(settings, id) {
  for (const file of settings) {
    const models = fieldOf(file, "modelSettings");
    const names = typeof models === "object" && models !== null ? Object.keys(models) : [];
    const name = names.find((key) => canonicalModelId(key) === id);
    const own = name === void 0 ? void 0 : fieldOf(fieldOf(models, name), "autoCompactWindow");
    const value = own ?? file.autoCompactWindow;
    if (value === "auto") return "auto";
    const tokens = typeof value === "number" ? value : null;
    if (tokens !== null && tokens >= MIN_WINDOW) return tokens;
  }
  return null;
});
var findSwitchedOff = (function findSwitchedOff({ env, settings }) {
  for (const name of ["DISABLE_AUTO_COMPACT", "DISABLE_COMPACT"]) {
    if (isOn(env[name])) return `auto-compaction off (${name})`;
  }
  const setting = settings.find((file) => typeof file.autoCompactEnabled === "boolean");
  return setting?.autoCompactEnabled === false ? "auto-compaction off (autoCompactEnabled)" : null;
});
var parseWindow = (function parseWindow(text) {
  const trimmed = (text ?? "").trim().toLowerCase();
  const unit = trimmed.endsWith("k") ? 1e3 : trimmed.endsWith("m") ? 1e6 : 1;
  const tokens = Math.floor(Number.parseFloat(trimmed) * unit);
  return tokens >= 1 ? tokens : null;
});
var isOn = (function isOn(value) {
  return value !== void 0 && /^(?:1|true|yes|on)$/i.test(value.trim());
});
var fieldOf = (function fieldOf(value, key) {
  return typeof value === "object" && value !== null && Object.hasOwn(value, key) ? value[key] : void 0;
});

// src/core/context/learned-point.ts
var MAX_EVIDENCE = 30;
var BELIEVED_DEVIATION = 0.1;
var ESTIMATE_SLACK = 1.03;
var REFUSAL_SHARE = 0.93;
var describeBasis = (function describeBasis({ kind, tokens, windowTokens }) {
  return `${kind} ${tokens} of ${windowTokens}`;
});
var correctPoint = (function correctPoint(computed, model, evidence, passedTokens) {
  if (computed.confidence === "exact" || computed.kind === "refusal") return computed;
  const basis = describeBasis(computed);
  const own = evidence.filter(
    (item) => item.model === model && item.basis === basis && item.atTokens * ESTIMATE_SLACK > passedTokens
  );
  const [newest] = own;
  if (newest === void 0) return computed;
  const agreeing = own.filter((item) => item.belowTokens < newest.atTokens && newest.belowTokens < item.atTokens);
  const tokens = Math.min(...agreeing.map((item) => item.atTokens));
  const below = Math.max(...agreeing.map((item) => item.belowTokens));
  const times = agreeing.length === 1 ? "1 automatic compaction" : `${agreeing.length} automatic compactions`;
  if (below < computed.tokens && computed.tokens <= tokens) {
    return { ...computed, source: `${computed.source}, confirmed by ${times}`, confidence: "high" };
  }
  const deviation = Math.abs(tokens - computed.tokens) / computed.tokens;
  if (deviation > BELIEVED_DEVIATION && agreeing.length < 2) return computed;
  const kind = computed.kind === "reactive" && tokens >= computed.tokens * REFUSAL_SHARE ? "reactive" : "proactive";
  const confidence = agreeing.length < 2 ? "medium" : "high";
  return { ...computed, tokens, kind, source: `${times} of ${model} here`, confidence };
});
var parseEvidence = (function parseEvidence(wire) {
  const entries = wire !== null && Array.isArray(wire.compactions) ? wire.compactions.slice(0, MAX_EVIDENCE) : [];
  return entries.filter(isRecord).flatMap((entry) => {
    const { model, basis, boundary_uuid } = entry;
    const [belowTokens, atTokens] = [countOf(entry.below_tokens), countOf(entry.at_tokens)];
    if (typeof model !== "string" || typeof basis !== "string" || typeof boundary_uuid !== "string") return [];
    return atTokens <= belowTokens ? [] : [{ model, basis, belowTokens, atTokens, boundaryUuid: boundary_uuid }];
  });
});

// src/io/client-settings.ts
var MAX_SETTINGS_BYTES = 4 << 20;
var MENTION = "utoCompact";
var readCompactionSettings = (function readCompactionSettings(projectDir) {
  const { HOME, CLAUDE_CONFIG_DIR } = process.env;
  const userDir = CLAUDE_CONFIG_DIR || `${HOME}/.claude`;
  const managed = process.platform === "darwin" ? "/Library/Application Support/ClaudeCode" : "/etc/claude-code";
  const paths = [
    `${managed}/managed-settings.json`,
    `${projectDir}/.claude/settings.local.json`,
    `${projectDir}/.claude/settings.json`,
    `${userDir}/settings.json`,
    CLAUDE_CONFIG_DIR ? `${CLAUDE_CONFIG_DIR}/.claude.json` : `${HOME}/.claude.json`
  ];
  const files = [];
  for (const path of paths) {
    const file = readTextFile(path, MAX_SETTINGS_BYTES, true);
    if ("text" in file && file.text.includes(MENTION)) {
      files.push({ kind: path.endsWith(".claude.json") ? "state" : "settings", text: file.text });
    }
  }
  return files;
});

// src/io/evidence-store.ts
var EVIDENCE_FILE = ".holdfast/cache/compactions.json";
var MAX_EVIDENCE_BYTES = 64 << 10;
function readEvidenceText(projectDir) {
  const file = readTextFile(`${projectDir}/${EVIDENCE_FILE}`, MAX_EVIDENCE_BYTES);
  return "text" in file ? file.text : "";
}
var readEvidence = (function readEvidence(projectDir) {
  const text = readEvidenceText(projectDir);
  return text === "" ? [] : parseEvidence(parseJsonRecord(text));
});

// src/steps/find-point.ts
var computePoint = (function computePoint(projectDir, config, model, relay) {
  const settings = [];
  let windowsCache;
  for (const { kind, text } of readCompactionSettings(projectDir)) {
    const found = parseJsonRecord(text);
    if (found === null) continue;
    if (kind === "state") windowsCache = found.autoCompactWindowsCache;
    settings.push(kind === "settings" ? found : { autoCompactEnabled: found.autoCompactEnabled });
  }
  return resolveCompactionPoint(model, {
    configuredPoint: config["context_monitor.compaction_point"],
    configuredWindow: config["context_monitor.window"],
    observedWindow: relay !== null && relay.model === model ? relay.windowTokens : null,
    env: process.env,
    settings,
    windowsCache
  });
});
var findPoint = (function findPoint(projectDir, config, model, relay, passedTokens) {
  const computed = computePoint(projectDir, config, model, relay);
  return correctPoint(computed, model, readEvidence(projectDir), passedTokens);
});

// src/steps/relay-statusline.ts
var relayStatusline = (async function relayStatusline(payload) {
  if (!isRecord(payload) || !isSafeName(payload.session_id)) return "";
  const { session_id: sessionId, workspace } = payload;
  const projectDir = findProjectDir(isRecord(workspace) ? workspace.project_dir : payload.cwd);
  if (projectDir === null) return "";
  const relay = parseStatusline(payload, readClock().toISOString());
  const { state } = readSessionState(projectDir, sessionId);
  const isNew = relay !== null && !isSameRelay(state.relay, relay);
  if (isNew && hasProjectFile(projectDir, `.holdfast/sessions/${sessionId}/state.json`)) {
    const { keepRelay } = await loadPart("steps/keep-relay");
    keepRelay(projectDir, sessionId, relay);
  }
  const { lastCheckpoint } = state;
  const estimate = relay === null ? null : await estimateRelay(projectDir, state, relay);
  return describeLine({ estimate, lastCheckpoint, branch: readGitFacts(projectDir)?.branch ?? null });
});
var estimateRelay = (async function estimateRelay(projectDir, state, relay) {
  if (relay.usage === null) return null;
  const { config: general } = await readConfig(projectDir);
  const config = applyCriticality(projectDir, general, state);
  const { inputTokens, outputTokens: pendingTokens } = relay.usage;
  const point = findPoint(projectDir, config, relay.model, relay, inputTokens);
  return estimateFill({ inputTokens, pendingTokens }, point, selectThresholds(config, point.tokens));
});

// src/statusline/statusline.ts
await startStatusline(relayStatusline);
/*| part io/chain-command


// builtin:node:child_process
var module = builtin("node:child_process");
var pick = (name) => module[name];
var spawnSync = /* @__PURE__ *@/ pick("spawnSync");

// src/io/chain-command.ts
var CHAIN_MS = 2e3;
var MAX_OUTPUT_BYTES = 64 << 10;
function runChained(command, input) {
  const { stdout } = spawnSync(command, {
    shell: true,
    input,
    encoding: "utf8",
    timeout: CHAIN_MS,
    killSignal: "SIGKILL",
    maxBuffer: MAX_OUTPUT_BYTES,
    stdio: ["pipe", "pipe", "ignore"]
  });
  return (stdout ?? "").replace(/\n+$/, "");
}
;return {runChained};
|*/
/*| part io/config-parser
const {CRITICALITIES,DEFAULT_CONFIG,GUARD_MODES,GUIDANCE_LEVELS,SPAWN_GATES,THRESHOLD_NAMES,THRESHOLD_ROWS,TONES,isRecord,openStateFolder,removeQuietly,replaceFile} = await loadPart("shared/1");const {__commonJS,__toESM} = await loadPart("shared/2");var require_parser=__commonJS({"node_modules/@iarna/toml/lib/parser.js"(e,r){"use strict";var s=1114112,t=class _ extends Error{constructor(l,a,h){super("[ParserError] "+l,a,h),this.name="ParserError",this.code="ParserError",Error.captureStackTrace&&Error.captureStackTrace(this,_)}},i=class{constructor(n){this.parser=n,this.buf="",this.returned=null,this.result=null,this.resultTable=null,this.resultArr=null}},o=class{constructor(){this.pos=0,this.col=0,this.line=0,this.obj={},this.ctx=this.obj,this.stack=[],this._buf="",this.char=null,this.ii=0,this.state=new i(this.parseStart)}parse(n){if(n.length===0||n.length==null)return;this._buf=String(n),this.ii=-1,this.char=-1;let l;for(;l===!1||this.nextChar();)l=this.runOne();this._buf=null}nextChar(){return this.char===10&&(++this.line,this.col=-1),++this.ii,this.char=this._buf.codePointAt(this.ii),++this.pos,++this.col,this.haveBuffer()}haveBuffer(){return this.ii<this._buf.length}runOne(){return this.state.parser.call(this,this.state.returned)}finish(){this.char=s;let n;do n=this.state.parser,this.runOne();while(this.state.parser!==n);return this.ctx=null,this.state=null,this._buf=null,this.obj}next(n){if(typeof n!="function")throw new t("Tried to set state to non-existent state: "+JSON.stringify(n));this.state.parser=n}goto(n){return this.next(n),this.runOne()}call(n,l){l&&this.next(l),this.stack.push(this.state),this.state=new i(n)}callNow(n,l){return this.call(n,l),this.runOne()}return(n){if(this.stack.length===0)throw this.error(new t("Stack underflow"));n===void 0&&(n=this.state.buf),this.state=this.stack.pop(),this.state.returned=n}returnNow(n){return this.return(n),this.runOne()}consume(){if(this.char===s)throw this.error(new t("Unexpected end-of-buffer"));this.state.buf+=this._buf[this.ii]}error(n){return n.line=this.line,n.col=this.col,n.pos=this.pos,n}parseStart(){throw new t("Must declare a parseStart method")}};o.END=s,o.Error=t,r.exports=o}}),require_create_datetime=__commonJS({"node_modules/@iarna/toml/lib/create-datetime.js"(e,r){"use strict";r.exports=s=>{const t=new Date(s);if(isNaN(t))throw new TypeError("Invalid Datetime");return t}}}),require_format_num=__commonJS({"node_modules/@iarna/toml/lib/format-num.js"(e,r){"use strict";r.exports=(s,t)=>{for(t=String(t);t.length<s;)t="0"+t;return t}}}),require_create_datetime_float=__commonJS({"node_modules/@iarna/toml/lib/create-datetime-float.js"(e,r){"use strict";var s=require_format_num(),t=class extends Date{constructor(i){super(i+"Z"),this.isFloating=!0}toISOString(){const i=`${this.getUTCFullYear()}-${s(2,this.getUTCMonth()+1)}-${s(2,this.getUTCDate())}`,o=`${s(2,this.getUTCHours())}:${s(2,this.getUTCMinutes())}:${s(2,this.getUTCSeconds())}.${s(3,this.getUTCMilliseconds())}`;return`${i}T${o}`}};r.exports=i=>{const o=new t(i);if(isNaN(o))throw new TypeError("Invalid Datetime");return o}}}),require_create_date=__commonJS({"node_modules/@iarna/toml/lib/create-date.js"(e,r){"use strict";var s=require_format_num(),t=global.Date,i=class extends t{constructor(o){super(o),this.isDate=!0}toISOString(){return`${this.getUTCFullYear()}-${s(2,this.getUTCMonth()+1)}-${s(2,this.getUTCDate())}`}};r.exports=o=>{const n=new i(o);if(isNaN(n))throw new TypeError("Invalid Datetime");return n}}}),require_create_time=__commonJS({"node_modules/@iarna/toml/lib/create-time.js"(e,r){"use strict";var s=require_format_num(),t=class extends Date{constructor(i){super(`0000-01-01T${i}Z`),this.isTime=!0}toISOString(){return`${s(2,this.getUTCHours())}:${s(2,this.getUTCMinutes())}:${s(2,this.getUTCSeconds())}.${s(3,this.getUTCMilliseconds())}`}};r.exports=i=>{const o=new t(i);if(isNaN(o))throw new TypeError("Invalid Datetime");return o}}}),require_toml_parser=__commonJS({"node_modules/@iarna/toml/lib/toml-parser.js"(exports,module){"use strict";module.exports=makeParserClass(require_parser()),module.exports.makeParserClass=makeParserClass;var TomlError=class d extends Error{constructor(r){super(r),this.name="TomlError",Error.captureStackTrace&&Error.captureStackTrace(this,d),this.fromTOML=!0,this.wrapped=null}};TomlError.wrap=e=>{const r=new TomlError(e.message);return r.code=e.code,r.wrapped=e,r},module.exports.TomlError=TomlError;var createDateTime=require_create_datetime(),createDateTimeFloat=require_create_datetime_float(),createDate=require_create_date(),createTime=require_create_time(),CTRL_I=9,CTRL_J=10,CTRL_M=13,CTRL_CHAR_BOUNDARY=31,CHAR_SP=32,CHAR_QUOT=34,CHAR_NUM=35,CHAR_APOS=39,CHAR_PLUS=43,CHAR_COMMA=44,CHAR_HYPHEN=45,CHAR_PERIOD=46,CHAR_0=48,CHAR_1=49,CHAR_7=55,CHAR_9=57,CHAR_COLON=58,CHAR_EQUALS=61,CHAR_A=65,CHAR_E=69,CHAR_F=70,CHAR_T=84,CHAR_U=85,CHAR_Z=90,CHAR_LOWBAR=95,CHAR_a=97,CHAR_b=98,CHAR_e=101,CHAR_f=102,CHAR_i=105,CHAR_l=108,CHAR_n=110,CHAR_o=111,CHAR_r=114,CHAR_s=115,CHAR_t=116,CHAR_u=117,CHAR_x=120,CHAR_z=122,CHAR_LCUB=123,CHAR_RCUB=125,CHAR_LSQB=91,CHAR_BSOL=92,CHAR_RSQB=93,CHAR_DEL=127,SURROGATE_FIRST=55296,SURROGATE_LAST=57343,escapes={[CHAR_b]:"\b",[CHAR_t]:"	",[CHAR_n]:`
`,[CHAR_f]:"\f",[CHAR_r]:"\r",[CHAR_QUOT]:'"',[CHAR_BSOL]:"\\"};function isDigit(e){return e>=CHAR_0&&e<=CHAR_9}function isHexit(e){return e>=CHAR_A&&e<=CHAR_F||e>=CHAR_a&&e<=CHAR_f||e>=CHAR_0&&e<=CHAR_9}function isBit(e){return e===CHAR_1||e===CHAR_0}function isOctit(e){return e>=CHAR_0&&e<=CHAR_7}function isAlphaNumQuoteHyphen(e){return e>=CHAR_A&&e<=CHAR_Z||e>=CHAR_a&&e<=CHAR_z||e>=CHAR_0&&e<=CHAR_9||e===CHAR_APOS||e===CHAR_QUOT||e===CHAR_LOWBAR||e===CHAR_HYPHEN}function isAlphaNumHyphen(e){return e>=CHAR_A&&e<=CHAR_Z||e>=CHAR_a&&e<=CHAR_z||e>=CHAR_0&&e<=CHAR_9||e===CHAR_LOWBAR||e===CHAR_HYPHEN}var _type=Symbol("type"),_declared=Symbol("declared"),hasOwnProperty=Object.prototype.hasOwnProperty,defineProperty=Object.defineProperty,descriptor={configurable:!0,enumerable:!0,writable:!0,value:void 0};function hasKey(e,r){return hasOwnProperty.call(e,r)?!0:(r==="__proto__"&&defineProperty(e,"__proto__",descriptor),!1)}var INLINE_TABLE=Symbol("inline-table");function InlineTable(){return Object.defineProperties({},{[_type]:{value:INLINE_TABLE}})}function isInlineTable(e){return e===null||typeof e!="object"?!1:e[_type]===INLINE_TABLE}var TABLE=Symbol("table");function Table(){return Object.defineProperties({},{[_type]:{value:TABLE},[_declared]:{value:!1,writable:!0}})}function isTable(e){return e===null||typeof e!="object"?!1:e[_type]===TABLE}var _contentType=Symbol("content-type"),INLINE_LIST=Symbol("inline-list");function InlineList(e){return Object.defineProperties([],{[_type]:{value:INLINE_LIST},[_contentType]:{value:e}})}function isInlineList(e){return e===null||typeof e!="object"?!1:e[_type]===INLINE_LIST}var LIST=Symbol("list");function List(){return Object.defineProperties([],{[_type]:{value:LIST}})}function isList(e){return e===null||typeof e!="object"?!1:e[_type]===LIST}var _custom;try{const utilInspect=eval("require('util').inspect");_custom=utilInspect.custom}catch(e){}var _inspect=_custom||"inspect",BoxedBigInt=class{constructor(e){try{this.value=global.BigInt.asIntN(64,e)}catch{this.value=null}Object.defineProperty(this,_type,{value:INTEGER})}isNaN(){return this.value===null}toString(){return String(this.value)}[_inspect](){return`[BigInt: ${this.toString()}]}`}valueOf(){return this.value}},INTEGER=Symbol("integer");function Integer(e){let r=Number(e);return Object.is(r,-0)&&(r=0),global.BigInt&&!Number.isSafeInteger(r)?new BoxedBigInt(e):Object.defineProperties(new Number(r),{isNaN:{value:function(){return isNaN(this)}},[_type]:{value:INTEGER},[_inspect]:{value:()=>`[Integer: ${e}]`}})}function isInteger(e){return e===null||typeof e!="object"?!1:e[_type]===INTEGER}var FLOAT=Symbol("float");function Float(e){return Object.defineProperties(new Number(e),{[_type]:{value:FLOAT},[_inspect]:{value:()=>`[Float: ${e}]`}})}function isFloat(e){return e===null||typeof e!="object"?!1:e[_type]===FLOAT}function tomlType(e){const r=typeof e;if(r==="object"){if(e===null)return"null";if(e instanceof Date)return"datetime";if(_type in e)switch(e[_type]){case INLINE_TABLE:return"inline-table";case INLINE_LIST:return"inline-list";case TABLE:return"table";case LIST:return"list";case FLOAT:return"float";case INTEGER:return"integer"}}return r}function makeParserClass(e){class r extends e{constructor(){super(),this.ctx=this.obj=Table()}atEndOfWord(){return this.char===CHAR_NUM||this.char===CTRL_I||this.char===CHAR_SP||this.atEndOfLine()}atEndOfLine(){return this.char===e.END||this.char===CTRL_J||this.char===CTRL_M}parseStart(){if(this.char===e.END)return null;if(this.char===CHAR_LSQB)return this.call(this.parseTableOrList);if(this.char===CHAR_NUM)return this.call(this.parseComment);if(this.char===CTRL_J||this.char===CHAR_SP||this.char===CTRL_I||this.char===CTRL_M)return null;if(isAlphaNumQuoteHyphen(this.char))return this.callNow(this.parseAssignStatement);throw this.error(new TomlError(`Unknown character "${this.char}"`))}parseWhitespaceToEOL(){if(this.char===CHAR_SP||this.char===CTRL_I||this.char===CTRL_M)return null;if(this.char===CHAR_NUM)return this.goto(this.parseComment);if(this.char===e.END||this.char===CTRL_J)return this.return();throw this.error(new TomlError("Unexpected character, expected only whitespace or comments till end of line"))}parseAssignStatement(){return this.callNow(this.parseAssign,this.recordAssignStatement)}recordAssignStatement(t){let i=this.ctx,o=t.key.pop();for(let n of t.key){if(hasKey(i,n)&&!isTable(i[n]))throw this.error(new TomlError("Can't redefine existing key"));i=i[n]=i[n]||Table()}if(hasKey(i,o))throw this.error(new TomlError("Can't redefine existing key"));return i[_declared]=!0,isInteger(t.value)||isFloat(t.value)?i[o]=t.value.valueOf():i[o]=t.value,this.goto(this.parseWhitespaceToEOL)}parseAssign(){return this.callNow(this.parseKeyword,this.recordAssignKeyword)}recordAssignKeyword(t){return this.state.resultTable?this.state.resultTable.push(t):this.state.resultTable=[t],this.goto(this.parseAssignKeywordPreDot)}parseAssignKeywordPreDot(){if(this.char===CHAR_PERIOD)return this.next(this.parseAssignKeywordPostDot);if(this.char!==CHAR_SP&&this.char!==CTRL_I)return this.goto(this.parseAssignEqual)}parseAssignKeywordPostDot(){if(this.char!==CHAR_SP&&this.char!==CTRL_I)return this.callNow(this.parseKeyword,this.recordAssignKeyword)}parseAssignEqual(){if(this.char===CHAR_EQUALS)return this.next(this.parseAssignPreValue);throw this.error(new TomlError('Invalid character, expected "="'))}parseAssignPreValue(){return this.char===CHAR_SP||this.char===CTRL_I?null:this.callNow(this.parseValue,this.recordAssignValue)}recordAssignValue(t){return this.returnNow({key:this.state.resultTable,value:t})}parseComment(){do{if(this.char===e.END||this.char===CTRL_J)return this.return();if(this.char===CHAR_DEL||this.char<=CTRL_CHAR_BOUNDARY&&this.char!==CTRL_I)throw this.errorControlCharIn("comments")}while(this.nextChar())}parseTableOrList(){if(this.char===CHAR_LSQB)this.next(this.parseList);else return this.goto(this.parseTable)}parseTable(){return this.ctx=this.obj,this.goto(this.parseTableNext)}parseTableNext(){return this.char===CHAR_SP||this.char===CTRL_I?null:this.callNow(this.parseKeyword,this.parseTableMore)}parseTableMore(t){if(this.char===CHAR_SP||this.char===CTRL_I)return null;if(this.char===CHAR_RSQB){if(hasKey(this.ctx,t)&&(!isTable(this.ctx[t])||this.ctx[t][_declared]))throw this.error(new TomlError("Can't redefine existing key"));return this.ctx=this.ctx[t]=this.ctx[t]||Table(),this.ctx[_declared]=!0,this.next(this.parseWhitespaceToEOL)}else if(this.char===CHAR_PERIOD){if(!hasKey(this.ctx,t))this.ctx=this.ctx[t]=Table();else if(isTable(this.ctx[t]))this.ctx=this.ctx[t];else if(isList(this.ctx[t]))this.ctx=this.ctx[t][this.ctx[t].length-1];else throw this.error(new TomlError("Can't redefine existing key"));return this.next(this.parseTableNext)}else throw this.error(new TomlError("Unexpected character, expected whitespace, . or ]"))}parseList(){return this.ctx=this.obj,this.goto(this.parseListNext)}parseListNext(){return this.char===CHAR_SP||this.char===CTRL_I?null:this.callNow(this.parseKeyword,this.parseListMore)}parseListMore(t){if(this.char===CHAR_SP||this.char===CTRL_I)return null;if(this.char===CHAR_RSQB){if(hasKey(this.ctx,t)||(this.ctx[t]=List()),isInlineList(this.ctx[t]))throw this.error(new TomlError("Can't extend an inline array"));if(isList(this.ctx[t])){const i=Table();this.ctx[t].push(i),this.ctx=i}else throw this.error(new TomlError("Can't redefine an existing key"));return this.next(this.parseListEnd)}else if(this.char===CHAR_PERIOD){if(!hasKey(this.ctx,t))this.ctx=this.ctx[t]=Table();else{if(isInlineList(this.ctx[t]))throw this.error(new TomlError("Can't extend an inline array"));if(isInlineTable(this.ctx[t]))throw this.error(new TomlError("Can't extend an inline table"));if(isList(this.ctx[t]))this.ctx=this.ctx[t][this.ctx[t].length-1];else if(isTable(this.ctx[t]))this.ctx=this.ctx[t];else throw this.error(new TomlError("Can't redefine an existing key"))}return this.next(this.parseListNext)}else throw this.error(new TomlError("Unexpected character, expected whitespace, . or ]"))}parseListEnd(t){if(this.char===CHAR_RSQB)return this.next(this.parseWhitespaceToEOL);throw this.error(new TomlError("Unexpected character, expected whitespace, . or ]"))}parseValue(){if(this.char===e.END)throw this.error(new TomlError("Key without value"));if(this.char===CHAR_QUOT)return this.next(this.parseDoubleString);if(this.char===CHAR_APOS)return this.next(this.parseSingleString);if(this.char===CHAR_HYPHEN||this.char===CHAR_PLUS)return this.goto(this.parseNumberSign);if(this.char===CHAR_i)return this.next(this.parseInf);if(this.char===CHAR_n)return this.next(this.parseNan);if(isDigit(this.char))return this.goto(this.parseNumberOrDateTime);if(this.char===CHAR_t||this.char===CHAR_f)return this.goto(this.parseBoolean);if(this.char===CHAR_LSQB)return this.call(this.parseInlineList,this.recordValue);if(this.char===CHAR_LCUB)return this.call(this.parseInlineTable,this.recordValue);throw this.error(new TomlError("Unexpected character, expecting string, number, datetime, boolean, inline array or inline table"))}recordValue(t){return this.returnNow(t)}parseInf(){if(this.char===CHAR_n)return this.next(this.parseInf2);throw this.error(new TomlError('Unexpected character, expected "inf", "+inf" or "-inf"'))}parseInf2(){if(this.char===CHAR_f)return this.state.buf==="-"?this.return(-1/0):this.return(1/0);throw this.error(new TomlError('Unexpected character, expected "inf", "+inf" or "-inf"'))}parseNan(){if(this.char===CHAR_a)return this.next(this.parseNan2);throw this.error(new TomlError('Unexpected character, expected "nan"'))}parseNan2(){if(this.char===CHAR_n)return this.return(NaN);throw this.error(new TomlError('Unexpected character, expected "nan"'))}parseKeyword(){return this.char===CHAR_QUOT?this.next(this.parseBasicString):this.char===CHAR_APOS?this.next(this.parseLiteralString):this.goto(this.parseBareKey)}parseBareKey(){do{if(this.char===e.END)throw this.error(new TomlError("Key ended without value"));if(isAlphaNumHyphen(this.char))this.consume();else{if(this.state.buf.length===0)throw this.error(new TomlError("Empty bare keys are not allowed"));return this.returnNow()}}while(this.nextChar())}parseSingleString(){return this.char===CHAR_APOS?this.next(this.parseLiteralMultiStringMaybe):this.goto(this.parseLiteralString)}parseLiteralString(){do{if(this.char===CHAR_APOS)return this.return();if(this.atEndOfLine())throw this.error(new TomlError("Unterminated string"));if(this.char===CHAR_DEL||this.char<=CTRL_CHAR_BOUNDARY&&this.char!==CTRL_I)throw this.errorControlCharIn("strings");this.consume()}while(this.nextChar())}parseLiteralMultiStringMaybe(){return this.char===CHAR_APOS?this.next(this.parseLiteralMultiString):this.returnNow()}parseLiteralMultiString(){return this.char===CTRL_M?null:this.char===CTRL_J?this.next(this.parseLiteralMultiStringContent):this.goto(this.parseLiteralMultiStringContent)}parseLiteralMultiStringContent(){do{if(this.char===CHAR_APOS)return this.next(this.parseLiteralMultiEnd);if(this.char===e.END)throw this.error(new TomlError("Unterminated multi-line string"));if(this.char===CHAR_DEL||this.char<=CTRL_CHAR_BOUNDARY&&this.char!==CTRL_I&&this.char!==CTRL_J&&this.char!==CTRL_M)throw this.errorControlCharIn("strings");this.consume()}while(this.nextChar())}parseLiteralMultiEnd(){return this.char===CHAR_APOS?this.next(this.parseLiteralMultiEnd2):(this.state.buf+="'",this.goto(this.parseLiteralMultiStringContent))}parseLiteralMultiEnd2(){return this.char===CHAR_APOS?this.next(this.parseLiteralMultiEnd3):(this.state.buf+="''",this.goto(this.parseLiteralMultiStringContent))}parseLiteralMultiEnd3(){return this.char===CHAR_APOS?(this.state.buf+="'",this.next(this.parseLiteralMultiEnd4)):this.returnNow()}parseLiteralMultiEnd4(){return this.char===CHAR_APOS?(this.state.buf+="'",this.return()):this.returnNow()}parseDoubleString(){return this.char===CHAR_QUOT?this.next(this.parseMultiStringMaybe):this.goto(this.parseBasicString)}parseBasicString(){do{if(this.char===CHAR_BSOL)return this.call(this.parseEscape,this.recordEscapeReplacement);if(this.char===CHAR_QUOT)return this.return();if(this.atEndOfLine())throw this.error(new TomlError("Unterminated string"));if(this.char===CHAR_DEL||this.char<=CTRL_CHAR_BOUNDARY&&this.char!==CTRL_I)throw this.errorControlCharIn("strings");this.consume()}while(this.nextChar())}recordEscapeReplacement(t){return this.state.buf+=t,this.goto(this.parseBasicString)}parseMultiStringMaybe(){return this.char===CHAR_QUOT?this.next(this.parseMultiString):this.returnNow()}parseMultiString(){return this.char===CTRL_M?null:this.char===CTRL_J?this.next(this.parseMultiStringContent):this.goto(this.parseMultiStringContent)}parseMultiStringContent(){do{if(this.char===CHAR_BSOL)return this.call(this.parseMultiEscape,this.recordMultiEscapeReplacement);if(this.char===CHAR_QUOT)return this.next(this.parseMultiEnd);if(this.char===e.END)throw this.error(new TomlError("Unterminated multi-line string"));if(this.char===CHAR_DEL||this.char<=CTRL_CHAR_BOUNDARY&&this.char!==CTRL_I&&this.char!==CTRL_J&&this.char!==CTRL_M)throw this.errorControlCharIn("strings");this.consume()}while(this.nextChar())}errorControlCharIn(t){let i="\\u00";return this.char<16&&(i+="0"),i+=this.char.toString(16),this.error(new TomlError(`Control characters (codes < 0x1f and 0x7f) are not allowed in ${t}, use ${i} instead`))}recordMultiEscapeReplacement(t){return this.state.buf+=t,this.goto(this.parseMultiStringContent)}parseMultiEnd(){return this.char===CHAR_QUOT?this.next(this.parseMultiEnd2):(this.state.buf+='"',this.goto(this.parseMultiStringContent))}parseMultiEnd2(){return this.char===CHAR_QUOT?this.next(this.parseMultiEnd3):(this.state.buf+='""',this.goto(this.parseMultiStringContent))}parseMultiEnd3(){return this.char===CHAR_QUOT?(this.state.buf+='"',this.next(this.parseMultiEnd4)):this.returnNow()}parseMultiEnd4(){return this.char===CHAR_QUOT?(this.state.buf+='"',this.return()):this.returnNow()}parseMultiEscape(){return this.char===CTRL_M||this.char===CTRL_J?this.next(this.parseMultiTrim):this.char===CHAR_SP||this.char===CTRL_I?this.next(this.parsePreMultiTrim):this.goto(this.parseEscape)}parsePreMultiTrim(){if(this.char===CHAR_SP||this.char===CTRL_I)return null;if(this.char===CTRL_M||this.char===CTRL_J)return this.next(this.parseMultiTrim);throw this.error(new TomlError("Can't escape whitespace"))}parseMultiTrim(){return this.char===CTRL_J||this.char===CHAR_SP||this.char===CTRL_I||this.char===CTRL_M?null:this.returnNow()}parseEscape(){if(this.char in escapes)return this.return(escapes[this.char]);if(this.char===CHAR_u)return this.call(this.parseSmallUnicode,this.parseUnicodeReturn);if(this.char===CHAR_U)return this.call(this.parseLargeUnicode,this.parseUnicodeReturn);throw this.error(new TomlError("Unknown escape character: "+this.char))}parseUnicodeReturn(t){try{const i=parseInt(t,16);if(i>=SURROGATE_FIRST&&i<=SURROGATE_LAST)throw this.error(new TomlError("Invalid unicode, character in range 0xD800 - 0xDFFF is reserved"));return this.returnNow(String.fromCodePoint(i))}catch(i){throw this.error(TomlError.wrap(i))}}parseSmallUnicode(){if(isHexit(this.char)){if(this.consume(),this.state.buf.length>=4)return this.return()}else throw this.error(new TomlError("Invalid character in unicode sequence, expected hex"))}parseLargeUnicode(){if(isHexit(this.char)){if(this.consume(),this.state.buf.length>=8)return this.return()}else throw this.error(new TomlError("Invalid character in unicode sequence, expected hex"))}parseNumberSign(){return this.consume(),this.next(this.parseMaybeSignedInfOrNan)}parseMaybeSignedInfOrNan(){return this.char===CHAR_i?this.next(this.parseInf):this.char===CHAR_n?this.next(this.parseNan):this.callNow(this.parseNoUnder,this.parseNumberIntegerStart)}parseNumberIntegerStart(){return this.char===CHAR_0?(this.consume(),this.next(this.parseNumberIntegerExponentOrDecimal)):this.goto(this.parseNumberInteger)}parseNumberIntegerExponentOrDecimal(){return this.char===CHAR_PERIOD?(this.consume(),this.call(this.parseNoUnder,this.parseNumberFloat)):this.char===CHAR_E||this.char===CHAR_e?(this.consume(),this.next(this.parseNumberExponentSign)):this.returnNow(Integer(this.state.buf))}parseNumberInteger(){if(isDigit(this.char))this.consume();else{if(this.char===CHAR_LOWBAR)return this.call(this.parseNoUnder);if(this.char===CHAR_E||this.char===CHAR_e)return this.consume(),this.next(this.parseNumberExponentSign);if(this.char===CHAR_PERIOD)return this.consume(),this.call(this.parseNoUnder,this.parseNumberFloat);{const t=Integer(this.state.buf);if(t.isNaN())throw this.error(new TomlError("Invalid number"));return this.returnNow(t)}}}parseNoUnder(){if(this.char===CHAR_LOWBAR||this.char===CHAR_PERIOD||this.char===CHAR_E||this.char===CHAR_e)throw this.error(new TomlError("Unexpected character, expected digit"));if(this.atEndOfWord())throw this.error(new TomlError("Incomplete number"));return this.returnNow()}parseNoUnderHexOctBinLiteral(){if(this.char===CHAR_LOWBAR||this.char===CHAR_PERIOD)throw this.error(new TomlError("Unexpected character, expected digit"));if(this.atEndOfWord())throw this.error(new TomlError("Incomplete number"));return this.returnNow()}parseNumberFloat(){if(this.char===CHAR_LOWBAR)return this.call(this.parseNoUnder,this.parseNumberFloat);if(isDigit(this.char))this.consume();else return this.char===CHAR_E||this.char===CHAR_e?(this.consume(),this.next(this.parseNumberExponentSign)):this.returnNow(Float(this.state.buf))}parseNumberExponentSign(){if(isDigit(this.char))return this.goto(this.parseNumberExponent);if(this.char===CHAR_HYPHEN||this.char===CHAR_PLUS)this.consume(),this.call(this.parseNoUnder,this.parseNumberExponent);else throw this.error(new TomlError("Unexpected character, expected -, + or digit"))}parseNumberExponent(){if(isDigit(this.char))this.consume();else return this.char===CHAR_LOWBAR?this.call(this.parseNoUnder):this.returnNow(Float(this.state.buf))}parseNumberOrDateTime(){return this.char===CHAR_0?(this.consume(),this.next(this.parseNumberBaseOrDateTime)):this.goto(this.parseNumberOrDateTimeOnly)}parseNumberOrDateTimeOnly(){if(this.char===CHAR_LOWBAR)return this.call(this.parseNoUnder,this.parseNumberInteger);if(isDigit(this.char))this.consume(),this.state.buf.length>4&&this.next(this.parseNumberInteger);else return this.char===CHAR_E||this.char===CHAR_e?(this.consume(),this.next(this.parseNumberExponentSign)):this.char===CHAR_PERIOD?(this.consume(),this.call(this.parseNoUnder,this.parseNumberFloat)):this.char===CHAR_HYPHEN?this.goto(this.parseDateTime):this.char===CHAR_COLON?this.goto(this.parseOnlyTimeHour):this.returnNow(Integer(this.state.buf))}parseDateTimeOnly(){if(this.state.buf.length<4){if(isDigit(this.char))return this.consume();if(this.char===CHAR_COLON)return this.goto(this.parseOnlyTimeHour);throw this.error(new TomlError("Expected digit while parsing year part of a date"))}else{if(this.char===CHAR_HYPHEN)return this.goto(this.parseDateTime);throw this.error(new TomlError("Expected hyphen (-) while parsing year part of date"))}}parseNumberBaseOrDateTime(){return this.char===CHAR_b?(this.consume(),this.call(this.parseNoUnderHexOctBinLiteral,this.parseIntegerBin)):this.char===CHAR_o?(this.consume(),this.call(this.parseNoUnderHexOctBinLiteral,this.parseIntegerOct)):this.char===CHAR_x?(this.consume(),this.call(this.parseNoUnderHexOctBinLiteral,this.parseIntegerHex)):this.char===CHAR_PERIOD?this.goto(this.parseNumberInteger):isDigit(this.char)?this.goto(this.parseDateTimeOnly):this.returnNow(Integer(this.state.buf))}parseIntegerHex(){if(isHexit(this.char))this.consume();else{if(this.char===CHAR_LOWBAR)return this.call(this.parseNoUnderHexOctBinLiteral);{const t=Integer(this.state.buf);if(t.isNaN())throw this.error(new TomlError("Invalid number"));return this.returnNow(t)}}}parseIntegerOct(){if(isOctit(this.char))this.consume();else{if(this.char===CHAR_LOWBAR)return this.call(this.parseNoUnderHexOctBinLiteral);{const t=Integer(this.state.buf);if(t.isNaN())throw this.error(new TomlError("Invalid number"));return this.returnNow(t)}}}parseIntegerBin(){if(isBit(this.char))this.consume();else{if(this.char===CHAR_LOWBAR)return this.call(this.parseNoUnderHexOctBinLiteral);{const t=Integer(this.state.buf);if(t.isNaN())throw this.error(new TomlError("Invalid number"));return this.returnNow(t)}}}parseDateTime(){if(this.state.buf.length<4)throw this.error(new TomlError("Years less than 1000 must be zero padded to four characters"));return this.state.result=this.state.buf,this.state.buf="",this.next(this.parseDateMonth)}parseDateMonth(){if(this.char===CHAR_HYPHEN){if(this.state.buf.length<2)throw this.error(new TomlError("Months less than 10 must be zero padded to two characters"));return this.state.result+="-"+this.state.buf,this.state.buf="",this.next(this.parseDateDay)}else if(isDigit(this.char))this.consume();else throw this.error(new TomlError("Incomplete datetime"))}parseDateDay(){if(this.char===CHAR_T||this.char===CHAR_SP){if(this.state.buf.length<2)throw this.error(new TomlError("Days less than 10 must be zero padded to two characters"));return this.state.result+="-"+this.state.buf,this.state.buf="",this.next(this.parseStartTimeHour)}else{if(this.atEndOfWord())return this.returnNow(createDate(this.state.result+"-"+this.state.buf));if(isDigit(this.char))this.consume();else throw this.error(new TomlError("Incomplete datetime"))}}parseStartTimeHour(){return this.atEndOfWord()?this.returnNow(createDate(this.state.result)):this.goto(this.parseTimeHour)}parseTimeHour(){if(this.char===CHAR_COLON){if(this.state.buf.length<2)throw this.error(new TomlError("Hours less than 10 must be zero padded to two characters"));return this.state.result+="T"+this.state.buf,this.state.buf="",this.next(this.parseTimeMin)}else if(isDigit(this.char))this.consume();else throw this.error(new TomlError("Incomplete datetime"))}parseTimeMin(){if(this.state.buf.length<2&&isDigit(this.char))this.consume();else{if(this.state.buf.length===2&&this.char===CHAR_COLON)return this.state.result+=":"+this.state.buf,this.state.buf="",this.next(this.parseTimeSec);throw this.error(new TomlError("Incomplete datetime"))}}parseTimeSec(){if(isDigit(this.char)){if(this.consume(),this.state.buf.length===2)return this.state.result+=":"+this.state.buf,this.state.buf="",this.next(this.parseTimeZoneOrFraction)}else throw this.error(new TomlError("Incomplete datetime"))}parseOnlyTimeHour(){if(this.char===CHAR_COLON){if(this.state.buf.length<2)throw this.error(new TomlError("Hours less than 10 must be zero padded to two characters"));return this.state.result=this.state.buf,this.state.buf="",this.next(this.parseOnlyTimeMin)}else throw this.error(new TomlError("Incomplete time"))}parseOnlyTimeMin(){if(this.state.buf.length<2&&isDigit(this.char))this.consume();else{if(this.state.buf.length===2&&this.char===CHAR_COLON)return this.state.result+=":"+this.state.buf,this.state.buf="",this.next(this.parseOnlyTimeSec);throw this.error(new TomlError("Incomplete time"))}}parseOnlyTimeSec(){if(isDigit(this.char)){if(this.consume(),this.state.buf.length===2)return this.next(this.parseOnlyTimeFractionMaybe)}else throw this.error(new TomlError("Incomplete time"))}parseOnlyTimeFractionMaybe(){if(this.state.result+=":"+this.state.buf,this.char===CHAR_PERIOD)this.state.buf="",this.next(this.parseOnlyTimeFraction);else return this.return(createTime(this.state.result))}parseOnlyTimeFraction(){if(isDigit(this.char))this.consume();else if(this.atEndOfWord()){if(this.state.buf.length===0)throw this.error(new TomlError("Expected digit in milliseconds"));return this.returnNow(createTime(this.state.result+"."+this.state.buf))}else throw this.error(new TomlError("Unexpected character in datetime, expected period (.), minus (-), plus (+) or Z"))}parseTimeZoneOrFraction(){if(this.char===CHAR_PERIOD)this.consume(),this.next(this.parseDateTimeFraction);else if(this.char===CHAR_HYPHEN||this.char===CHAR_PLUS)this.consume(),this.next(this.parseTimeZoneHour);else{if(this.char===CHAR_Z)return this.consume(),this.return(createDateTime(this.state.result+this.state.buf));if(this.atEndOfWord())return this.returnNow(createDateTimeFloat(this.state.result+this.state.buf));throw this.error(new TomlError("Unexpected character in datetime, expected period (.), minus (-), plus (+) or Z"))}}parseDateTimeFraction(){if(isDigit(this.char))this.consume();else{if(this.state.buf.length===1)throw this.error(new TomlError("Expected digit in milliseconds"));if(this.char===CHAR_HYPHEN||this.char===CHAR_PLUS)this.consume(),this.next(this.parseTimeZoneHour);else{if(this.char===CHAR_Z)return this.consume(),this.return(createDateTime(this.state.result+this.state.buf));if(this.atEndOfWord())return this.returnNow(createDateTimeFloat(this.state.result+this.state.buf));throw this.error(new TomlError("Unexpected character in datetime, expected period (.), minus (-), plus (+) or Z"))}}}parseTimeZoneHour(){if(isDigit(this.char)){if(this.consume(),/\d\d$/.test(this.state.buf))return this.next(this.parseTimeZoneSep)}else throw this.error(new TomlError("Unexpected character in datetime, expected digit"))}parseTimeZoneSep(){if(this.char===CHAR_COLON)this.consume(),this.next(this.parseTimeZoneMin);else throw this.error(new TomlError("Unexpected character in datetime, expected colon"))}parseTimeZoneMin(){if(isDigit(this.char)){if(this.consume(),/\d\d$/.test(this.state.buf))return this.return(createDateTime(this.state.result+this.state.buf))}else throw this.error(new TomlError("Unexpected character in datetime, expected digit"))}parseBoolean(){if(this.char===CHAR_t)return this.consume(),this.next(this.parseTrue_r);if(this.char===CHAR_f)return this.consume(),this.next(this.parseFalse_a)}parseTrue_r(){if(this.char===CHAR_r)return this.consume(),this.next(this.parseTrue_u);throw this.error(new TomlError("Invalid boolean, expected true or false"))}parseTrue_u(){if(this.char===CHAR_u)return this.consume(),this.next(this.parseTrue_e);throw this.error(new TomlError("Invalid boolean, expected true or false"))}parseTrue_e(){if(this.char===CHAR_e)return this.return(!0);throw this.error(new TomlError("Invalid boolean, expected true or false"))}parseFalse_a(){if(this.char===CHAR_a)return this.consume(),this.next(this.parseFalse_l);throw this.error(new TomlError("Invalid boolean, expected true or false"))}parseFalse_l(){if(this.char===CHAR_l)return this.consume(),this.next(this.parseFalse_s);throw this.error(new TomlError("Invalid boolean, expected true or false"))}parseFalse_s(){if(this.char===CHAR_s)return this.consume(),this.next(this.parseFalse_e);throw this.error(new TomlError("Invalid boolean, expected true or false"))}parseFalse_e(){if(this.char===CHAR_e)return this.return(!1);throw this.error(new TomlError("Invalid boolean, expected true or false"))}parseInlineList(){if(this.char===CHAR_SP||this.char===CTRL_I||this.char===CTRL_M||this.char===CTRL_J)return null;if(this.char===e.END)throw this.error(new TomlError("Unterminated inline array"));return this.char===CHAR_NUM?this.call(this.parseComment):this.char===CHAR_RSQB?this.return(this.state.resultArr||InlineList()):this.callNow(this.parseValue,this.recordInlineListValue)}recordInlineListValue(t){return this.state.resultArr||(this.state.resultArr=InlineList(tomlType(t))),isFloat(t)||isInteger(t)?this.state.resultArr.push(t.valueOf()):this.state.resultArr.push(t),this.goto(this.parseInlineListNext)}parseInlineListNext(){if(this.char===CHAR_SP||this.char===CTRL_I||this.char===CTRL_M||this.char===CTRL_J)return null;if(this.char===CHAR_NUM)return this.call(this.parseComment);if(this.char===CHAR_COMMA)return this.next(this.parseInlineList);if(this.char===CHAR_RSQB)return this.goto(this.parseInlineList);throw this.error(new TomlError("Invalid character, expected whitespace, comma (,) or close bracket (])"))}parseInlineTable(){if(this.char===CHAR_SP||this.char===CTRL_I)return null;if(this.char===e.END||this.char===CHAR_NUM||this.char===CTRL_J||this.char===CTRL_M)throw this.error(new TomlError("Unterminated inline array"));return this.char===CHAR_RCUB?this.return(this.state.resultTable||InlineTable()):(this.state.resultTable||(this.state.resultTable=InlineTable()),this.callNow(this.parseAssign,this.recordInlineTableValue))}recordInlineTableValue(t){let i=this.state.resultTable,o=t.key.pop();for(let n of t.key){if(hasKey(i,n)&&(!isTable(i[n])||i[n][_declared]))throw this.error(new TomlError("Can't redefine existing key"));i=i[n]=i[n]||Table()}if(hasKey(i,o))throw this.error(new TomlError("Can't redefine existing key"));return isInteger(t.value)||isFloat(t.value)?i[o]=t.value.valueOf():i[o]=t.value,this.goto(this.parseInlineTableNext)}parseInlineTableNext(){if(this.char===CHAR_SP||this.char===CTRL_I)return null;if(this.char===e.END||this.char===CHAR_NUM||this.char===CTRL_J||this.char===CTRL_M)throw this.error(new TomlError("Unterminated inline array"));if(this.char===CHAR_COMMA)return this.next(this.parseInlineTablePostComma);if(this.char===CHAR_RCUB)return this.goto(this.parseInlineTable);throw this.error(new TomlError("Invalid character, expected whitespace, comma (,) or close bracket (])"))}parseInlineTablePostComma(){if(this.char===CHAR_SP||this.char===CTRL_I)return null;if(this.char===e.END||this.char===CHAR_NUM||this.char===CTRL_J||this.char===CTRL_M)throw this.error(new TomlError("Unterminated inline array"));if(this.char===CHAR_COMMA)throw this.error(new TomlError("Empty elements in inline tables are not permitted"));if(this.char===CHAR_RCUB)throw this.error(new TomlError("Trailing commas in inline tables are not permitted"));return this.goto(this.parseInlineTable)}}return r}}}),require_parse_pretty_error=__commonJS({"node_modules/@iarna/toml/parse-pretty-error.js"(e,r){"use strict";r.exports=s;function s(t,i){if(t.pos==null||t.line==null)return t;let o=t.message;if(o+=` at row ${t.line+1}, col ${t.col+1}, pos ${t.pos}:
`,i&&i.split){const n=i.split(/\n/),l=String(Math.min(n.length,t.line+3)).length;let a=" ";for(;a.length<l;)a+=" ";for(let h=Math.max(0,t.line-1);h<Math.min(n.length,t.line+2);++h){let u=String(h+1);if(u.length<l&&(u=" "+u),t.line===h){o+=u+"> "+n[h]+`
`,o+=a+"  ";for(let c=0;c<t.col;++c)o+=" ";o+=`^
`}else o+=u+": "+n[h]+`
`}}return t.message=o+`
`,t}}}),require_parse_string=__commonJS({"node_modules/@iarna/toml/parse-string.js"(e,r){"use strict";r.exports=i;var s=require_toml_parser(),t=require_parse_pretty_error();function i(o){global.Buffer&&global.Buffer.isBuffer(o)&&(o=o.toString("utf8"));const n=new s;try{return n.parse(o),n.finish()}catch(l){throw t(l,o)}}}}),import_parse_string=__toESM(require_parse_string(),1);function environmentName(e){return`HOLDFAST_${e.replaceAll(".","__").toUpperCase()}`}var OLDER_NAMES={HOOK_USER_PROMPT_ENABLED:"memory.markers",HOOK_SESSION_START_INCLUDE_GUIDANCE:"sections.response_guidance",HOOK_SESSION_START_GUIDANCE_DETAIL:"memory.guidance",HOOK_PRE_COMPACT_AUTO_CAPTURE:"memory.auto_capture.enabled",HOOK_PRE_COMPACT_PROMPT_FIRST:"memory.auto_capture.prompt_first",HOOK_PRE_COMPACT_MIN_CONFIDENCE:"memory.auto_capture.threshold",HOOK_PRE_COMPACT_MAX_CAPTURES:"memory.auto_capture.limit"};function parseVariable(e){const r=e.trim();return/^(?:true|yes|on)$/i.test(r)?!0:/^(?:false|no|off)$/i.test(r)?!1:/^-?\d+(?:\.\d+)?$/.test(r)?Number(r):r}function createKeyLocator(e){let r;return s=>{r??=indexKeys(e);for(let t=s;t!=="";t=t.slice(0,Math.max(0,t.lastIndexOf(".")))){const i=r.get(t);if(i!==void 0)return i}}}var PART=String.raw`(?:"[^"\n]{0,200}"|'[^'\n]{0,200}'|[A-Za-z0-9_-]{1,200})`,HEADER=new RegExp(`^\\[{1,2}\\s*(${PART}(?:\\s*\\.\\s*${PART}){0,8})\\s*\\]`),KEY=new RegExp(`^(${PART}(?:\\s*\\.\\s*${PART}){0,8})\\s*=`);function indexKeys(e){const r=new Map;let s="",t=!1;for(const[i,o]of e.split(`
`).entries()){const n=o.trim(),l=t;if((n.match(/"""|'''/g)?.length??0)%2===1&&(t=!t),l)continue;const a=HEADER.exec(n)?.[1],h=a??KEY.exec(n)?.[1];if(h===void 0)continue;a!==void 0&&(s=unquote(a));const u=a!==void 0||s===""?unquote(h):`${s}.${unquote(h)}`;r.has(u)||r.set(u,i+1)}return r}function unquote(e){return e.split(".").map(r=>r.trim().replace(/^["']|["']$/g,"")).join(".")}var store$4,DEFAULT_CONFIG2={lang:void 0,message:void 0,abortEarly:void 0,abortPipeEarly:void 0};function getGlobalConfig(e){return!e&&!store$4?DEFAULT_CONFIG2:{lang:e?.lang??store$4?.lang,message:e?.message,abortEarly:e?.abortEarly??store$4?.abortEarly,abortPipeEarly:e?.abortPipeEarly??store$4?.abortPipeEarly}}var store$3;function getGlobalMessage(e){return store$3?.get(e)}var store$2;function getSchemaMessage(e){return store$2?.get(e)}var store$1;function getSpecificMessage(e,r){return store$1?.get(e)?.get(r)}function _stringify(e){const r=typeof e;return r==="string"?`"${e}"`:r==="number"||r==="bigint"||r==="boolean"?`${e}`:r==="object"||r==="function"?(e&&Object.getPrototypeOf(e)?.constructor?.name)??"null":r}function _addIssue(e,r,s,t,i){const o=i&&"input"in i?i.input:s.value,n=i?.expected??e.expects??null,l=i?.received??_stringify(o),a={kind:e.kind,type:e.type,input:o,expected:n,received:l,message:`Invalid ${r}: ${n?`Expected ${n} but r`:"R"}eceived ${l}`,requirement:e.requirement,path:i?.path,issues:i?.issues,lang:t.lang,abortEarly:t.abortEarly,abortPipeEarly:t.abortPipeEarly},h=e.kind==="schema",u=i?.message??e.message??getSpecificMessage(e.reference,a.lang)??(h?getSchemaMessage(a.lang):null)??t.message??getGlobalMessage(a.lang);u!==void 0&&(a.message=typeof u=="function"?u(a):u),h&&(s.typed=!1),s.issues?s.issues.push(a):s.issues=[a]}function _isValidObjectKey(e,r){return Object.prototype.hasOwnProperty.call(e,r)&&r!=="__proto__"&&r!=="prototype"&&r!=="constructor"}function _joinExpects(e,r){const s=[...new Set(e)];return s.length>1?`(${s.join(` ${r} `)})`:s[0]??"never"}function _standardSchema(e){return e["~standard"]={version:1,vendor:"valibot",validate:r=>e["~run"]({value:r},getGlobalConfig())},e}var EMOJI_REGEX=new RegExp("^(?:[\\u{1F1E6}-\\u{1F1FF}]{2}|\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{2}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,3}\\u{E007F}|(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation})(?:\\u200D(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation}))*)+$","u");function check(e,r){return{kind:"validation",type:"check",reference:check,async:!1,expects:null,requirement:e,message:r,"~run"(s,t){return s.typed&&!this.requirement(s.value)&&_addIssue(this,"input",s,t),s}}}function gtValue(e,r){return{kind:"validation",type:"gt_value",reference:gtValue,async:!1,expects:`>${e instanceof Date?e.toJSON():_stringify(e)}`,requirement:e,message:r,"~run"(s,t){return s.typed&&!(s.value>this.requirement)&&_addIssue(this,"value",s,t,{received:s.value instanceof Date?s.value.toJSON():_stringify(s.value)}),s}}}function integer(e){return{kind:"validation",type:"integer",reference:integer,async:!1,expects:null,requirement:Number.isInteger,message:e,"~run"(r,s){return r.typed&&!this.requirement(r.value)&&_addIssue(this,"integer",r,s),r}}}function maxLength(e,r){return{kind:"validation",type:"max_length",reference:maxLength,async:!1,expects:`<=${e}`,requirement:e,message:r,"~run"(s,t){return s.typed&&s.value.length>this.requirement&&_addIssue(this,"length",s,t,{received:`${s.value.length}`}),s}}}function maxValue(e,r){return{kind:"validation",type:"max_value",reference:maxValue,async:!1,expects:`<=${e instanceof Date?e.toJSON():_stringify(e)}`,requirement:e,message:r,"~run"(s,t){return s.typed&&!(s.value<=this.requirement)&&_addIssue(this,"value",s,t,{received:s.value instanceof Date?s.value.toJSON():_stringify(s.value)}),s}}}function minValue(e,r){return{kind:"validation",type:"min_value",reference:minValue,async:!1,expects:`>=${e instanceof Date?e.toJSON():_stringify(e)}`,requirement:e,message:r,"~run"(s,t){return s.typed&&!(s.value>=this.requirement)&&_addIssue(this,"value",s,t,{received:s.value instanceof Date?s.value.toJSON():_stringify(s.value)}),s}}}function nonEmpty(e){return{kind:"validation",type:"non_empty",reference:nonEmpty,async:!1,expects:"!0",message:e,"~run"(r,s){return r.typed&&r.value.length===0&&_addIssue(this,"length",r,s,{received:"0"}),r}}}function regex(e,r){return{kind:"validation",type:"regex",reference:regex,async:!1,expects:`${e}`,requirement:e,message:r,"~run"(s,t){return s.typed&&!this.requirement.test(s.value)&&_addIssue(this,"format",s,t),s}}}function array(e,r){return _standardSchema({kind:"schema",type:"array",reference:array,expects:"Array",async:!1,item:e,message:r,"~run"(s,t){const i=s.value;if(Array.isArray(i)){s.typed=!0,s.value=[];for(let o=0;o<i.length;o++){const n=i[o],l=this.item["~run"]({value:n},t);if(l.issues){const a={type:"array",origin:"value",input:i,key:o,value:n};for(const h of l.issues)h.path?h.path.unshift(a):h.path=[a],s.issues?.push(h);if(s.issues||(s.issues=l.issues),t.abortEarly){s.typed=!1;break}}l.typed||(s.typed=!1),s.value.push(l.value)}}else _addIssue(this,"type",s,t);return s}})}function boolean(e){return _standardSchema({kind:"schema",type:"boolean",reference:boolean,expects:"boolean",async:!1,message:e,"~run"(r,s){return typeof r.value=="boolean"?r.typed=!0:_addIssue(this,"type",r,s),r}})}function number(e){return _standardSchema({kind:"schema",type:"number",reference:number,expects:"number",async:!1,message:e,"~run"(r,s){return typeof r.value=="number"&&!isNaN(r.value)?r.typed=!0:_addIssue(this,"type",r,s),r}})}function picklist(e,r){return _standardSchema({kind:"schema",type:"picklist",reference:picklist,expects:_joinExpects(e.map(_stringify),"|"),async:!1,options:e,message:r,"~run"(s,t){return this.options.includes(s.value)?s.typed=!0:_addIssue(this,"type",s,t),s}})}function record(e,r,s){return _standardSchema({kind:"schema",type:"record",reference:record,expects:"Object",async:!1,key:e,value:r,message:s,"~run"(t,i){const o=t.value;if(o&&typeof o=="object"){t.typed=!0,t.value={};for(const n in o)if(_isValidObjectKey(o,n)){const l=o[n],a=this.key["~run"]({value:n},i);if(a.issues){const u={type:"object",origin:"key",input:o,key:n,value:l};for(const c of a.issues)c.path=[u],t.issues?.push(c);if(t.issues||(t.issues=a.issues),i.abortEarly){t.typed=!1;break}}const h=this.value["~run"]({value:l},i);if(h.issues){const u={type:"object",origin:"value",input:o,key:n,value:l};for(const c of h.issues)c.path?c.path.unshift(u):c.path=[u],t.issues?.push(c);if(t.issues||(t.issues=h.issues),i.abortEarly){t.typed=!1;break}}(!a.typed||!h.typed)&&(t.typed=!1),a.typed&&(t.value[a.value]=h.value)}}else _addIssue(this,"type",t,i);return t}})}function string(e){return _standardSchema({kind:"schema",type:"string",reference:string,expects:"string",async:!1,message:e,"~run"(r,s){return typeof r.value=="string"?r.typed=!0:_addIssue(this,"type",r,s),r}})}function unknown(){return _standardSchema({kind:"schema",type:"unknown",reference:unknown,expects:"unknown",async:!1,"~run"(e){return e.typed=!0,e}})}function pipe(...e){return _standardSchema({...e[0],pipe:e,"~run"(r,s){for(const t of e)if(t.kind!=="metadata"){if(r.issues&&(t.kind==="schema"||t.kind==="transformation")){r.typed=!1;break}(!r.issues||!s.abortEarly&&!s.abortPipeEarly)&&(r=t["~run"](r,s))}return r}})}function safeParse(e,r,s){const t=e["~run"]({value:r},getGlobalConfig(s));return{typed:t.typed,success:!t.issues,output:t.value,issues:t.issues}}var onOff={schema:boolean(),expected:"true or false"},ratio={schema:pipe(number(),gtValue(0),maxValue(1)),expected:"a number over 0 and up to 1"},tokens={schema:pipe(number(),integer(),minValue(1e3),maxValue(1e8)),expected:"a whole number of tokens, at least 1000"},fewMemories={schema:pipe(number(),integer(),minValue(0),maxValue(10)),expected:"a whole number from 0 to 10"},oneOf=e=>({schema:picklist(e),expected:`one of ${e.join(", ")}`}),wholeNumber=(e,r,s)=>({schema:pipe(number(),integer(),minValue(e),maxValue(r)),expected:`a whole number of ${s} from ${e} to ${r}`}),logFiles={schema:pipe(array(pipe(string(),regex(/^(?!.*\.\.)[A-Za-z0-9_.][A-Za-z0-9_./ -]{0,250}\.md$/))),maxLength(20)),expected:"a list of at most 20 Markdown files inside the project"},operationName=pipe(string(),regex(/^[a-z][a-z0-9_]{0,39}$/)),pattern=pipe(string(),maxLength(200),regex(/^(?:\*\*\/)?(?:[^*?]*[*?]+){0,3}[^*?]*$/),nonEmpty()),patterns={schema:pipe(array(pattern),maxLength(50)),expected:"a list of at most 50 file patterns with at most three wildcards each"},thresholdRules=Object.fromEntries(THRESHOLD_ROWS.flatMap(e=>THRESHOLD_NAMES.map(r=>[`context_monitor.thresholds.${e}.${r}`,ratio]))),CONFIG_RULES={criticality:oneOf(CRITICALITIES),"context_monitor.enabled":onOff,"context_monitor.low_threshold":ratio,"context_monitor.warning_threshold":ratio,"context_monitor.critical_threshold":ratio,"context_monitor.emergency_threshold":ratio,...thresholdRules,"context_monitor.absolute_floors":onOff,"context_monitor.operations":{schema:pipe(unknown(),check(e=>!Array.isArray(e)),record(operationName,pipe(number(),integer(),minValue(1),maxValue(1e8)))),expected:"a table of operations in snake_case and their tokens"},"context_monitor.typical_operation":{schema:operationName,expected:"the name of an operation in snake_case"},"context_monitor.compaction_point":tokens,"context_monitor.window":tokens,"context_monitor.tone":oneOf(TONES),"escalation.gate_spawns":oneOf(SPAWN_GATES),"governance.c3_files":patterns,"governance.c4_files":patterns,"resumption.max_age_hours":{schema:pipe(number(),minValue(0),maxValue(87600)),expected:"a number of hours from 0 to 87600"},"resumption.steer_summary":onOff,"resumption.orchestration_file":{schema:pipe(string(),regex(/^(?!.*\.\.)[A-Za-z0-9_][A-Za-z0-9_./ -]{0,255}$/)),expected:"a path inside the project"},"memory.markers":onOff,"memory.guidance":oneOf(GUIDANCE_LEVELS),"memory.auto_capture.enabled":onOff,"memory.auto_capture.threshold":ratio,"memory.auto_capture.limit":fewMemories,"memory.auto_capture.prompt_first":onOff,"memory.rotation.decision_logs":logFiles,"memory.rotation.issue_logs":logFiles,"memory.rotation.max_lines":wholeNumber(1,1e6,"lines"),"memory.rotation.decision_days":wholeNumber(0,36500,"days"),"memory.rotation.issue_days":wholeNumber(0,36500,"days"),"memory.rotation.check_at_start":onOff,"memory.surface.limit":fewMemories,"memory.surface.at_start":fewMemories,"guardrails.modes.write_size":oneOf(GUARD_MODES),"hooks.session_start":onOff,"hooks.user_prompt_submit":onOff,"hooks.pre_compact":onOff,"hooks.pre_tool_use":onOff,"hooks.post_tool_use":onOff,"sections.project_context":onOff,"sections.resumption_context":onOff,"sections.context_monitor":onOff,"sections.compaction_alert":onOff,"sections.work_log":onOff,"sections.memory_capture":onOff,"sections.response_guidance":onOff,"sections.related_memories":onOff};function acceptsValue(e,r){return safeParse(CONFIG_RULES[e].schema,r).success}var MAX_PROBLEMS=20,THRESHOLD_GROUPS=[THRESHOLD_NAMES.map(e=>`context_monitor.${e}_threshold`),...THRESHOLD_ROWS.map(e=>THRESHOLD_NAMES.map(r=>`context_monitor.thresholds.${e}.${r}`))];function resolveConfig(e,r){const s={...DEFAULT_CONFIG},t={},i=[],o=new Map,n=(a,h,u,c,m)=>{const f=()=>{const p=i.length<1e3?m?.(a):void 0;return p===void 0?{path:c}:{path:c,line:p}};if(!isConfigKey(a)){i.push({code:"config-unknown-key",...f(),cause:shorten(a)});return}if(!acceptsValue(a,h)){const p=`${a} = ${describeValue(h)}, expected ${CONFIG_RULES[a].expected}`;i.push({code:"config-bad-value",...f(),cause:p,consequence:`${describeValue(s[a])} is used`});return}s[a]=h,t[a]=u,o.set(a,c)};for(const a of e){const h=createKeyLocator(a.text),u=i.length;for(const[m,f]of flatten(a.values))n(m,f,a.name,a.path,h);const c=i.splice(u+MAX_PROBLEMS).length;c>0&&i.push({code:"config-bad-value",path:a.path,cause:`${c} more entries are wrong`,consequence:"they are not used"})}const l=new Map(Object.keys(DEFAULT_CONFIG).map(a=>[environmentName(a),a]));for(const[a,h]of r){const u=l.get(a)??OLDER_NAMES[a]??a;n(u,readVariable(u,h),"environment",a)}for(const a of THRESHOLD_GROUPS){const h=dropUnorderedThresholds(a,s,t,o);h&&i.push(h)}return{config:s,origins:t,problems:i}}function isConfigKey(e){return Object.hasOwn(CONFIG_RULES,e)}function readVariable(e,r){const s=r.trim();return isConfigKey(e)&&Array.isArray(DEFAULT_CONFIG[e])?s.split(",").map(t=>t.trim()):isConfigKey(e)&&typeof DEFAULT_CONFIG[e]=="boolean"&&/^[01]$/.test(s)?s==="1":s===""||isConfigKey(e)&&acceptsValue(e,s)?s:parseVariable(s)}function dropUnorderedThresholds(e,r,s,t){const i=e.filter(a=>r[a]!==null),o=i.map(a=>r[a]);if(o.every((a,h)=>h===0||a>(o[h-1]??0)))return null;const n=i.map((a,h)=>`${a} = ${o[h]}`).join(", "),l=t.get(i.at(-1)??"")??"configuration";for(const a of i)r[a]=null,delete s[a];return{code:"config-not-increasing",path:l,cause:`not increasing (${n})`}}function*flatten(e,r=null,s=0){const t=r!==null&&isConfigKey(r)&&isRecord(DEFAULT_CONFIG[r]),i=isRecord(e)&&!t&&!(e instanceof Date)&&s<=6,o=i?Object.entries(e):[];r!==null&&(!i||o.length===0&&isConfigKey(r))&&(yield[r,e]);for(const[n,l]of o){const a=n===""?'""':n;yield*flatten(l,r===null?a:`${r}.${a}`,s+1)}}function shorten(e){return e.length>100?`${e.slice(0,100)}...`:e}function describeValue(e){return typeof e=="string"?JSON.stringify(e.length>60?`${e.slice(0,60)}...`:e):e===null?"the value of the criticality or model":Array.isArray(e)?"a list":typeof e=="object"?"a table":String(e)}function resolveSources(e){const r=[],s=[];for(const i of e.files)try{r.push({...i,values:(0,import_parse_string.default)(i.text)})}catch(o){s.push(describeSyntaxError(i.path,o))}const t=resolveConfig(r,e.variables);return{...t,problems:[...s,...t.problems]}}function describeSyntaxError(e,r){const s=r.line,t="not valid TOML";return typeof s=="number"?{code:"config-syntax",path:e,line:s+1,cause:t}:{code:"config-syntax",path:e,cause:t}}function saveCache(e,r){try{replaceFile(openStateFolder(e,["cache"]),"config.json",r)}catch{removeQuietly(`${e}/.holdfast/cache/config.json`)}};return {resolveSources,saveCache};
|*/
/*| part shared/1
// builtin:node:fs
var module = builtin("node:fs");
var pick = (name) => module[name];
var closeSync = /* @__PURE__ *@/ pick("closeSync");
var constants = /* @__PURE__ *@/ pick("constants");
var existsSync = /* @__PURE__ *@/ pick("existsSync");
var fstatSync = /* @__PURE__ *@/ pick("fstatSync");
var linkSync = /* @__PURE__ *@/ pick("linkSync");
var lstatSync = /* @__PURE__ *@/ pick("lstatSync");
var mkdirSync = /* @__PURE__ *@/ pick("mkdirSync");
var openSync = /* @__PURE__ *@/ pick("openSync");
var readSync = /* @__PURE__ *@/ pick("readSync");
var renameSync = /* @__PURE__ *@/ pick("renameSync");
var unlinkSync = /* @__PURE__ *@/ pick("unlinkSync");
var writeSync = /* @__PURE__ *@/ pick("writeSync");

// src/io/read-text.ts
function readTextFile(path, maxBytes, follow = false) {
  if (!existsSync(path)) return { error: "ENOENT" };
  let fd;
  try {
    fd = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (follow ? 0 : constants.O_NOFOLLOW ?? 0));
    const stat = fstatSync(fd);
    if (!stat.isFile()) return { error: stat.isDirectory() ? "EISDIR" : "not a regular file" };
    if (stat.size > maxBytes) return { error: `${stat.size} bytes, over the limit of ${maxBytes}` };
    const buffer = Buffer.allocUnsafe(stat.size);
    let length = 0;
    while (length < stat.size) {
      const count = readSync(fd, buffer, length, stat.size - length, length);
      if (count === 0) break;
      length += count;
    }
    return { text: buffer.toString("utf8", 0, length) };
  } catch (error) {
    return { error: errorCode(error) };
  } finally {
    if (fd !== void 0) closeSync(fd);
  }
}
function errorCode(error) {
  const code = error?.code;
  if (typeof code === "string") return code;
  return error instanceof Error ? error.name : "unknown error";
}

// src/io/apply-writes.ts
function unsafePath(path, found) {
  return Object.assign(new Error(path), { code: found });
}
function ensureFolder(root, parts) {
  let path = root;
  for (const part of parts) {
    path = `${path}/${part}`;
    try {
      mkdirSync(path);
    } catch (error) {
      if (errorCode(error) !== "EEXIST") throw error;
      const stat = lstatSync(path);
      if (!stat.isDirectory()) throw unsafePath(path, stat.isSymbolicLink() ? "a symlink" : "not a folder");
    }
  }
  return path;
}
var sequence = 0;
function writeTemporary(folder, content, mode) {
  sequence += 1;
  const temporary = `${folder}/.tmp-${process.pid}-${sequence}`;
  const fd = openSync(
    temporary,
    constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | (constants.O_NOFOLLOW ?? 0),
    mode
  );
  try {
    writeFully(fd, typeof content === "string" ? Buffer.from(content) : content);
  } catch (error) {
    removeQuietly(temporary);
    throw error;
  } finally {
    closeSync(fd);
  }
  return temporary;
}
function writeFully(fd, bytes) {
  let offset = 0;
  while (offset < bytes.length) offset += writeSync(fd, bytes, offset, bytes.length - offset);
}
function replaceFile(folder, name, content, mode = 384) {
  const temporary = writeTemporary(folder, content, mode);
  try {
    renameSync(temporary, `${folder}/${name}`);
  } catch (error) {
    removeQuietly(temporary);
    throw error;
  }
}
function createFile(folder, name, text) {
  const temporary = writeTemporary(folder, text, 384);
  const path = `${folder}/${name}`;
  try {
    linkSync(temporary, path);
    return true;
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    if (!claimName(`${path}.claim`)) return false;
    renameSync(temporary, path);
    return true;
  } finally {
    removeQuietly(temporary);
  }
}
function claimName(path) {
  try {
    closeSync(openSync(path, "wx", 384));
    return true;
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    throw error;
  }
}
function removeQuietly(path) {
  try {
    unlinkSync(path);
  } catch {
  }
}
var LOCK_WAIT_MS = 500;
var LOCK_STALE_MS = 5e3;
function withLock(folder, change) {
  const path = `${folder}/.lock`;
  const deadline = Date.now() + LOCK_WAIT_MS;
  while (!claimName(path)) {
    breakStaleLock(path);
    if (Date.now() > deadline) return null;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
  }
  try {
    return { value: change() };
  } finally {
    removeQuietly(path);
  }
}
function breakStaleLock(path) {
  try {
    const stat = lstatSync(path);
    if (!stat.isFile()) throw unsafePath(path, "not a file");
    if (Date.now() - stat.mtimeMs < LOCK_STALE_MS) return;
    const taken = `${path}-stale-${process.pid}`;
    renameSync(path, taken);
    removeQuietly(taken);
  } catch (error) {
    if (errorCode(error) !== "ENOENT") throw error;
  }
}

// src/io/state-folder.ts
var GITIGNORE = "*\n!config.toml\n";
function openStateFolder(projectDir, parts = []) {
  const fresh = !exists(`${projectDir}/.holdfast/.gitignore`);
  const folder = ensureFolder(projectDir, [".holdfast", ...parts]);
  if (fresh) createFile(`${projectDir}/.holdfast`, ".gitignore", GITIGNORE);
  return folder;
}
function exists(path) {
  try {
    lstatSync(path);
    return true;
  } catch (error) {
    return errorCode(error) !== "ENOENT";
  }
}

// src/core/config/config.ts
var GUARD_MODES = ["off", "warn", "ask", "deny"];
var CRITICALITIES = ["C1", "C2", "C3", "C4"];
var THRESHOLD_ROWS = ["c1", "c2", "c3", "c4"];
var THRESHOLD_NAMES = ["low", "warning", "critical", "emergency"];
var SPAWN_GATES = ["off", "ask", "deny"];
var GUIDANCE_LEVELS = ["off", "minimal", "standard", "detailed"];
var TONES = ["facts", "directive"];
var DEFAULT_CONFIG = {
  criticality: "C2",
  "context_monitor.enabled": true,
  "context_monitor.low_threshold": null,
  "context_monitor.warning_threshold": null,
  "context_monitor.critical_threshold": null,
  "context_monitor.emergency_threshold": null,
  "context_monitor.thresholds.c1.low": null,
  "context_monitor.thresholds.c1.warning": null,
  "context_monitor.thresholds.c1.critical": null,
  "context_monitor.thresholds.c1.emergency": null,
  "context_monitor.thresholds.c2.low": null,
  "context_monitor.thresholds.c2.warning": null,
  "context_monitor.thresholds.c2.critical": null,
  "context_monitor.thresholds.c2.emergency": null,
  "context_monitor.thresholds.c3.low": null,
  "context_monitor.thresholds.c3.warning": null,
  "context_monitor.thresholds.c3.critical": null,
  "context_monitor.thresholds.c3.emergency": null,
  "context_monitor.thresholds.c4.low": null,
  "context_monitor.thresholds.c4.warning": null,
  "context_monitor.thresholds.c4.critical": null,
  "context_monitor.thresholds.c4.emergency": null,
  "context_monitor.absolute_floors": false,
  "context_monitor.operations": {},
  "context_monitor.typical_operation": null,
  "context_monitor.compaction_point": null,
  "context_monitor.window": null,
  "context_monitor.tone": "facts",
  "escalation.gate_spawns": "off",
  "governance.c3_files": [
    ".claude/rules/**",
    ".context/rules/**",
    "docs/context/*.md",
    "docs/decisions/**",
    "**@/adr/**",
    "**@/adrs/**",
    "**@/ADR-*.md",
    "**@/adr-*.md"
  ],
  "governance.c4_files": ["**@/*CONSTITUTION*.md", "**@/*constitution*.md"],
  "resumption.max_age_hours": 72,
  "resumption.steer_summary": true,
  "resumption.orchestration_file": "ORCHESTRATION.yaml",
  "memory.markers": true,
  "memory.guidance": "standard",
  "memory.auto_capture.enabled": true,
  "memory.auto_capture.threshold": 0.85,
  "memory.auto_capture.limit": 3,
  "memory.auto_capture.prompt_first": false,
  "memory.rotation.decision_logs": [".claude/context/memory/decisions.md"],
  "memory.rotation.issue_logs": [".claude/context/memory/issues.md"],
  "memory.rotation.max_lines": 1500,
  "memory.rotation.decision_days": 60,
  "memory.rotation.issue_days": 7,
  "memory.rotation.check_at_start": false,
  "memory.surface.limit": 3,
  "memory.surface.at_start": 5,
  "guardrails.modes.write_size": "deny",
  "hooks.session_start": true,
  "hooks.user_prompt_submit": true,
  "hooks.pre_compact": true,
  "hooks.pre_tool_use": true,
  "hooks.post_tool_use": true,
  "sections.project_context": true,
  "sections.resumption_context": true,
  "sections.context_monitor": true,
  "sections.compaction_alert": true,
  "sections.work_log": true,
  "sections.memory_capture": true,
  "sections.response_guidance": true,
  "sections.related_memories": true
};

// src/core/record.ts
function isRecord(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function countOf(value) {
  return typeof value === "number" && Number.isFinite(value) && value > 0 ? value : 0;
}
function stringOf(value) {
  return typeof value === "string" ? value : null;
}
function parseJsonRecord(text) {
  try {
    const value = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

;return {GUARD_MODES,
  CRITICALITIES,
  THRESHOLD_ROWS,
  THRESHOLD_NAMES,
  SPAWN_GATES,
  GUIDANCE_LEVELS,
  TONES,
  DEFAULT_CONFIG,
  isRecord,
  countOf,
  stringOf,
  parseJsonRecord,
  readTextFile,
  replaceFile,
  removeQuietly,
  withLock,
  openStateFolder};
|*/
/*| part shared/2
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));

;return {__commonJS,
  __toESM};
|*/
/*| part steps/keep-relay
const {
  CRITICALITIES,
  countOf,
  isRecord,
  openStateFolder,
  parseJsonRecord,
  readTextFile,
  replaceFile,
  stringOf,
  withLock
} = await loadPart("shared/1");


// src/core/context/escalation.ts
var ESCALATION_RULES = ["AE-006a", "AE-006b", "AE-006c", "AE-006d", "AE-006e"];

// src/core/context/relay.ts
function parseRelay(wire) {
  if (!isRecord(wire)) return null;
  const { at, model } = wire;
  const windowTokens = countOf(wire.window_tokens);
  if (typeof at !== "string" || typeof model !== "string" || windowTokens === 0) return null;
  const inputTokens = countOf(wire.input_tokens);
  const usage = inputTokens === 0 ? null : { inputTokens, outputTokens: countOf(wire.output_tokens) };
  return { at, model, windowTokens, usage };
}
function serializeRelay({ at, model, windowTokens, usage }) {
  const tokens = { input_tokens: usage?.inputTokens ?? null, output_tokens: usage?.outputTokens ?? null };
  return { at, model, window_tokens: windowTokens, ...tokens };
}

// src/core/context/tier.ts
var THRESHOLD_TIERS = ["nominal", "low", "warning", "critical", "emergency"];

// src/core/safe-name.ts
function isSafeName(value) {
  return typeof value === "string" && /^[A-Za-z0-9_][A-Za-z0-9_-]{0,127}$/.test(value);
}

// src/core/session/state.ts
var EMPTY_SESSION_STATE = {
  tier: "nominal",
  compactions: 0,
  pending: [],
  restored: null,
  lastCheckpoint: null,
  alertClaimedAt: null,
  clientPid: null,
  transcriptPath: null,
  startedAt: null,
  injected: [],
  memories: [],
  closeCompactions: 0,
  raisedCriticality: null,
  escalations: [],
  compactionsLearned: 0,
  relay: null,
  quiet: null
};
function parseSessionState(wire) {
  const pending = Array.isArray(wire.pending) ? wire.pending.filter(isSafeName) : [];
  const tier = THRESHOLD_TIERS.find((name) => name === wire.tier) ?? "nominal";
  return {
    tier,
    compactions: wholeNumber(wire.compactions) ?? 0,
    pending,
    restored: isSafeName(wire.restored) ? wire.restored : null,
    lastCheckpoint: isSafeName(wire.last_checkpoint) ? wire.last_checkpoint : null,
    alertClaimedAt: stringOf(wire.alert_claimed_at),
    clientPid: wholeNumber(wire.client_pid),
    transcriptPath: stringOf(wire.transcript_path),
    startedAt: stringOf(wire.started_at),
    injected: Array.isArray(wire.injected) ? wire.injected.filter((entry) => typeof entry === "string").slice(-60) : [],
    memories: Array.isArray(wire.memories) ? wire.memories.filter(isSafeName).slice(-200) : [],
    closeCompactions: wholeNumber(wire.close_compactions) ?? 0,
    raisedCriticality: CRITICALITIES.find((name) => name === wire.raised_criticality) ?? null,
    escalations: ESCALATION_RULES.filter((rule) => Array.isArray(wire.escalations) && wire.escalations.includes(rule)),
    compactionsLearned: wholeNumber(wire.compactions_learned) ?? 0,
    relay: parseRelay(wire.statusline),
    quiet: parseQuiet(wire.quiet)
  };
}
function parseQuiet(wire) {
  if (!isRecord(wire) || typeof wire.key !== "string" || !isRecord(wire.bounds)) return null;
  const bounds = {};
  for (const tier of THRESHOLD_TIERS) {
    const bound = wire.bounds[tier];
    if (typeof bound === "number") bounds[tier] = bound;
  }
  const { governance, orchestration } = wire;
  return {
    key: wire.key,
    model: stringOf(wire.model),
    bounds,
    ...Array.isArray(governance) ? { governance: governance.filter((text) => typeof text === "string") } : {},
    ...typeof orchestration === "string" ? { orchestration } : {}
  };
}
function serializeSessionState(state) {
  const wire = {
    schema_version: "1",
    tier: state.tier,
    compactions: state.compactions,
    pending: state.pending,
    restored: state.restored,
    last_checkpoint: state.lastCheckpoint,
    alert_claimed_at: state.alertClaimedAt,
    client_pid: state.clientPid,
    transcript_path: state.transcriptPath,
    started_at: state.startedAt,
    injected: state.injected,
    close_compactions: state.closeCompactions,
    // What most sessions never have is left out of their states.
    memories: state.memories.length > 0 ? state.memories : void 0,
    raised_criticality: state.raisedCriticality ?? void 0,
    escalations: state.escalations.length > 0 ? state.escalations : void 0,
    compactions_learned: state.compactionsLearned > 0 ? state.compactionsLearned : void 0,
    statusline: state.relay === null ? void 0 : serializeRelay(state.relay),
    quiet: state.quiet
  };
  return `${JSON.stringify(wire, null, 2)}
`;
}
function wholeNumber(value) {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 ? value : null;
}
function isSessionStateWire(value) {
  return isRecord(value) && value.schema_version === "1";
}

// src/io/session-store.ts
var MAX_STATE_BYTES = 1 << 20;
function readSessionState(projectDir, sessionId) {
  const path = `${projectDir}/.holdfast/sessions/${sessionId}/state.json`;
  const file = readTextFile(path, MAX_STATE_BYTES);
  if ("error" in file) {
    const missing = file.error === "ENOENT" || file.error === "ENOTDIR";
    return { state: EMPTY_SESSION_STATE, problem: missing ? null : { code: "state-damaged", path, cause: file.error } };
  }
  const wire = parseJsonRecord(file.text);
  if (!isSessionStateWire(wire)) {
    return {
      state: EMPTY_SESSION_STATE,
      problem: { code: "state-damaged", path, cause: "not a state of this version" }
    };
  }
  return { state: parseSessionState(wire), problem: null };
}

// src/io/session-writer.ts
function updateSessionState(projectDir, sessionId, change) {
  const folder = openStateFolder(projectDir, ["sessions", sessionId]);
  const done = withLock(folder, () => {
    const next = change(readSessionState(projectDir, sessionId).state);
    if (next !== null) replaceFile(folder, "state.json", serializeSessionState(next.state));
    return next === null ? null : next.answer;
  });
  return done === null ? null : done.value;
}

// src/steps/keep-relay.ts
function keepRelay(projectDir, sessionId, relay) {
  try {
    updateSessionState(projectDir, sessionId, (now) => {
      const isSameWindow = now.relay?.model === relay.model && now.relay.windowTokens === relay.windowTokens;
      return { state: { ...now, relay, quiet: isSameWindow ? now.quiet : null }, answer: true };
    });
  } catch {
  }
}
;return {keepRelay};
|*/
