const BUILD = "4e4fb9c061928d47";
let ownText;
let partPlaces;
let partsEnd = 0;
const loadedParts = {};
function loadPart(name) {
  return (loadedParts[name] ||= evaluatePart(name));
}
function readOwnText({ openSync, fstatSync, readSync, closeSync }) {
  const fd = openSync(import.meta.filename || new URL(import.meta.url));
  const bytes = Buffer.allocUnsafe(fstatSync(fd).size);
  let length = 0;
  for (let count = 1; count > 0; length += count) count = readSync(fd, bytes, length, bytes.length - length, length);
  closeSync(fd);
  return bytes.latin1Slice(0, length);
}
async function evaluatePart(name) {
  const older = {};
  for (const id of process.getBuiltinModule ? [] : ["node:child_process","node:fs"]) older[id] = await import(id);
  const builtin = process.getBuiltinModule || ((id) => older[id]);
  if (partPlaces === undefined) {
    ownText = readOwnText(builtin("node:fs"));
    partsEnd = ownText.lastIndexOf("\n//| parts ");
    partPlaces = JSON.parse(ownText.slice(partsEnd + 11));
  }
  if (partPlaces[""] !== BUILD) throw Object.assign(new Error("another build"), { code: "EREPLACED" });
  const [back, length] = partPlaces[name];
  const code = ownText.slice(partsEnd - back, partsEnd - back + length).replaceAll("*@/", "*" + "/");
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
function isOutOfReach(error) {
  return /^E(?:ACCES|PERM|IO|[MN]FILE|NOMEM|BUSY|AGAIN|STALE|TIMEDOUT)$/.test(error);
}

// builtin:node:child_process
var older = process.getBuiltinModule ? null : await import("node:child_process");

// src/io/write-out.ts
var writeOut = (function writeOut(fd, text) {
  const bytes = Buffer.from(text);
  for (let offset = 0; offset < bytes.length; ) {
    try {
      offset += writeSync(fd, bytes, offset);
    } catch (error) {
      if (error.code !== "EAGAIN") throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
    }
  }
});
function complain(text) {
  try {
    writeOut(2, text);
  } catch {
  }
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
  try {
    if (text !== "") writeOut(1, `${text}
`);
  } catch {
  }
});
var describeOrNothing = (async function describeOrNothing(describe, payload) {
  try {
    return await describe(payload);
  } catch (error) {
    complain(`holdfast: the status line failed (${errorCode(error)})
`);
    return "";
  }
});
async function runOther(command, payload) {
  const { runChained } = await loadPart("io/chain-command");
  return runChained(command, `${JSON.stringify(payload)}
`);
}

// src/core/context/operations.ts
var OPERATION_COSTS = {
  full_gate_iteration: 87e3,
  gate_iteration: 29e3,
  complex_agent_run: 12e3,
  simple_agent_run: 5e3,
  resumption_update: 800
};
function selectTypicalOperation(config) {
  const costs = { ...OPERATION_COSTS, ...config["context_monitor.operations"] };
  const standard = config.criticality === "C4" ? "full_gate_iteration" : "gate_iteration";
  const chosen = config["context_monitor.typical_operation"];
  const name = chosen !== null && Object.hasOwn(costs, chosen) ? chosen : standard;
  return { name, tokens: costs[name] ?? 0 };
}

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
function raiseToFloors({ low, warning, critical, emergency }, share) {
  return {
    low,
    warning: Math.max(warning, 1 - FLOORS.warning * share),
    critical: Math.max(critical, 1 - FLOORS.critical * share),
    emergency: Math.max(emergency, 1 - FLOORS.emergency * share)
  };
}
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
  if (!MAY_BE_UNSAFE.test(text)) return text;
  return text.toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n").replace(
    /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g,
    ""
  ).replace(/[\u{e0000}-\u{e007f}]/gu, "");
});
var MAY_BE_UNSAFE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ud800-\udfff]/;
var excerpt = (function excerpt(text, maxChars) {
  const clean = cleanText(text).trim();
  if (clean.length <= maxChars) return clean;
  const head = clean.slice(0, Math.max(0, maxChars - 4));
  const space = Math.max(head.lastIndexOf(" "), head.lastIndexOf("\n"));
  const cut = space > maxChars * 0.6 ? head.slice(0, space) : head;
  return `${cut.toWellFormed().replace(/\ufffd$/, "").trimEnd()} ...`;
});
var excerptLine = (function excerptLine(text, maxChars) {
  return excerpt(joinLines(cleanText(text)), maxChars);
});
var joinLines = (function joinLines(text) {
  return text.replace(/\s{2,}|[^\S ]/g, " ");
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
  profile: "standard",
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
  "compaction.core": "propose",
  // Held against a week of 200 sessions and 40 compactions (bench/soak). 0 keeps everything.
  "retention.checkpoints": 100,
  "retention.sessions": 100,
  "retention.journal_mb": 8,
  "guardrails.write_roots": null,
  "guardrails.protected": [],
  "guardrails.allowed_tools": null,
  "guardrails.mcp_writers": {},
  "guardrails.governance": {},
  "guardrails.architecture": [],
  "guardrails.evaluator": false,
  "guardrails.unresolved": "ask",
  "guardrails.fail": "open",
  "guardrails.deadline": 1500,
  "guardrails.modes.allowed_tools": "deny",
  "guardrails.modes.self_protection": "ask",
  "guardrails.modes.confined_writes": "deny",
  "guardrails.modes.write_size": "deny",
  // CLAUDE.md is loaded by the client itself.
  "quality.sources": [
    "docs/context/CONTEXT_CORE.md",
    "docs/context/ROLES.md",
    "docs/context/GUARDRAILS.md"
  ],
  "reinforcement.cadence": "on-change",
  "reinforcement.files": [
    "CLAUDE.md",
    "CLAUDE.local.md",
    ".claude/CLAUDE.md",
    "AGENTS.md",
    ".claude/rules/**/*.md",
    ".context/rules/**/*.md"
  ],
  routing: [],
  "budgets.session_start": 2450,
  "budgets.user_prompt_submit": 1500,
  "guardrails.modes.tool_availability": "deny",
  "guardrails.modes.plan_evaluator": "deny",
  "guardrails.modes.architecture": "deny",
  "guardrails.modes.governance": "ask",
  "guardrails.modes.post_compaction_approval": "ask",
  "guardrails.modes.stale_resumption": "warn",
  "hooks.session_start": true,
  "hooks.user_prompt_submit": true,
  "hooks.pre_compact": true,
  "hooks.pre_tool_use": true,
  "hooks.post_tool_use": true,
  "sections.project_context": true,
  "sections.quality_context": true,
  "sections.quality_reinforcement": true,
  "sections.routing_hint": true,
  "sections.resumption_context": true,
  "sections.context_monitor": true,
  "sections.compaction_alert": true,
  "sections.work_log": true,
  "sections.memory_capture": true,
  "sections.response_guidance": true,
  "sections.related_memories": true,
  "sections.track_context": true,
  "sections.recent_diff": true,
  "sections.test_output": true,
  "sections.write_check": true
};

// src/core/fingerprint.ts
var LONG_TEXT = 512;
function fingerprint(text) {
  let high = 3735928559;
  let low = 1103547991;
  const words = text.length < LONG_TEXT ? null : toWords(text);
  const count = words === null ? text.length : words.length;
  for (let index = 0; index < count; index += 1) {
    const code = words === null ? text.charCodeAt(index) : words[index] ?? 0;
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
    if (words === null) continue;
    high ^= high >>> 15;
    low ^= low >>> 15;
  }
  high = Math.imul(high ^ high >>> 16, 2246822507) ^ Math.imul(low ^ low >>> 13, 3266489909);
  low = Math.imul(low ^ low >>> 16, 2246822507) ^ Math.imul(high ^ high >>> 13, 3266489909);
  return `${text.length}:${(4294967296 * (2097151 & low) + (high >>> 0)).toString(36)}`;
}
function toWords(text) {
  const bytes = new TextEncoder().encode(`${text}\0\0\0`);
  return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2);
}

// src/io/config-cache.ts
function readCachedConfig(projectDir, key) {
  const file = readTextFile(`${projectDir}/.holdfast/cache/config.json`, 256 << 10);
  const cache = "text" in file ? parseJsonRecord(file.text) : null;
  return cache !== null && (key === null || cache.key === key) && isRecord(cache.config) ? cache.config : null;
}

// src/core/config/env.ts
var NOT_CONFIG = /* @__PURE__ */ new Set(["HOLDFAST_OFF", "HOLDFAST_NOW", "HOLDFAST_FLAGS_OFF"]);
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

// src/io/own-places.ts
var findHome = (function findHome() {
  return process.env.HOME || process.env.USERPROFILE || null;
});
var findClientFolder = (function findClientFolder(home) {
  return process.env.CLAUDE_CONFIG_DIR || (home === null ? null : `${home}/.claude`);
});
var findConfigFolder = (function findConfigFolder(home) {
  return process.env.XDG_CONFIG_HOME || (home === null ? null : `${home}/.config`);
});

// src/io/config-sources.ts
var MAX_CONFIG_BYTES = 256 << 10;
var POLICY_DOCUMENT = "docs/context/GUARDRAILS.md";
var readConfigSources = (function readConfigSources(projectDir) {
  const userDir = findConfigFolder(findHome());
  const gitRoot = findGitRoot(projectDir);
  const places = [];
  if (userDir !== null) places.push(["user", `${userDir}/holdfast/config.toml`]);
  if (gitRoot !== null && gitRoot !== projectDir) places.push(["git root", `${gitRoot}/.holdfast/config.toml`]);
  places.push(["policy", `${projectDir}/${POLICY_DOCUMENT}`]);
  places.push(["project", `${projectDir}/.holdfast/config.toml`]);
  const files = [];
  const problems = [];
  for (const [name, path] of places) {
    const file = readTextFile(path, MAX_CONFIG_BYTES, name === "user");
    if ("text" in file) {
      const text = name === "policy" ? cutFrontMatter(file.text) : file.text;
      if (text !== null) files.push({ name, path, text });
    } else if (file.error !== "ENOENT" && file.error !== "ENOTDIR") {
      problems.push({
        code: file.error.includes("limit") ? "config-too-large" : "config-unreadable",
        path,
        cause: file.error
      });
    }
  }
  return { files, variables: selectConfigVariables(process.env), problems };
});
function cutFrontMatter(text) {
  const start = text.startsWith("---\n") ? 4 : text.startsWith("---\r\n") ? 5 : -1;
  if (start === -1) return null;
  const end = text.indexOf("\n---", start - 1);
  return end === -1 ? text.slice(start) : text.slice(start, end + 1);
}

// src/io/config-files.ts
var readConfig = (async function readConfig(projectDir) {
  const sources = readConfigSources(projectDir);
  if (sources.files.length + sources.variables.length + sources.problems.length === 0) {
    return { config: DEFAULT_CONFIG, problems: [] };
  }
  const key = fingerprint(JSON.stringify(sources));
  const cached = readCachedConfig(projectDir, key);
  if (isWholeConfig(cached)) return { config: cached, problems: [] };
  const { resolveSources, saveCache } = await loadPart("io/config-parser");
  const resolved = await resolveSources(sources);
  const last = sources.problems.length === 0 ? null : readCachedConfig(projectDir, null);
  const config = isWholeConfig(last) ? last : resolved.config;
  saveCache(projectDir, `${JSON.stringify({ key, config })}
`);
  return { config, problems: [...sources.problems, ...resolved.problems] };
});
function isWholeConfig(value) {
  if (!isRecord(value)) return false;
  return Object.keys(DEFAULT_CONFIG).every((key) => {
    const standard = DEFAULT_CONFIG[key];
    const found = value[key];
    if (standard === null)
      return found === null || typeof found === "number" || typeof found === "string" || Array.isArray(found);
    return typeof found === typeof standard && Array.isArray(found) === Array.isArray(standard) && found !== null;
  });
}

// src/io/git.ts
var readGitFacts = (function readGitFacts(start) {
  const root = findGitRoot(start);
  if (root === null) return null;
  const gitDir = resolveGitDir(root);
  const common = readLine(`${gitDir}/commondir`);
  const commonDir = common === null ? null : resolveFrom(gitDir, common);
  const configDir = commonDir ?? gitDir;
  const headText = readLine(`${gitDir}/HEAD`) ?? "";
  const ref = /^ref: (refs\/heads\/(\S{1,250}))$/.exec(headText);
  if (ref?.[1] === void 0 || ref[2] === void 0) {
    return { root, gitDir, branch: null, head: parseHash(headText), commonDir, configDir };
  }
  const safe = !ref[1].includes("..");
  const head = safe ? parseHash(readLine(`${configDir}/${ref[1]}`)) ?? findPacked(configDir, ref[1]) : null;
  return { root, gitDir, branch: ref[2], head, commonDir, configDir };
});
var resolveGitDir = (function resolveGitDir(root) {
  const pointer = readLine(`${root}/.git`);
  const target = pointer === null ? void 0 : /^gitdir: (.+)$/.exec(pointer)?.[1];
  return target === void 0 ? `${root}/.git` : resolveFrom(root, target);
});
function findPacked(gitDir, ref) {
  const packed = readTextFile(`${gitDir}/packed-refs`, 8 << 20);
  return "error" in packed ? null : findInPacked(packed.text, ref);
}
function findInPacked(text, ref) {
  const end = text.indexOf(` ${ref}
`);
  return end < 40 ? null : parseHash(text.slice(text.lastIndexOf("\n", end) + 1, end));
}
var readLine = (function readLine(path) {
  const file = readTextFile(path, 4096);
  return "error" in file ? null : file.text.split("\n")[0]?.trim() ?? null;
});
var parseHash = (function parseHash(text) {
  return text !== null && /^[0-9a-f]{40,64}$/.test(text) ? text : null;
});
function resolveFrom(base, path) {
  if (/^(?:\/|[A-Za-z]:[\\/])/.test(path)) return path;
  const parts = base.split("/");
  for (const part of path.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== "." && part !== "") parts.push(part);
  }
  return parts.join("/");
}

// src/io/project-dir.ts
var findProjectDir = (function findProjectDir(cwd) {
  const given = process.env.CLAUDE_PROJECT_DIR;
  if (isAbsolutePath(given) && isFolder(given)) return given.length > 1 ? given.replace(/(?<![\\/])[\\/]+$/, "") : given;
  if (!isAbsolutePath(cwd) || !isFolder(cwd)) return null;
  return findGitRoot(cwd) ?? cwd;
});
var isFolder = (function isFolder(path) {
  return existsSync(`${path}/.`);
});

// src/core/tracks/tier-paths.ts
var TRACK_POINTER = "docs/tracks/ACTIVE_TRACK";

// src/io/project-files.ts
function hasProjectFile(projectDir, path) {
  return existsSync(`${projectDir}/${path}`);
}

// src/core/context/criticality.ts
var raiseCriticality = (function raiseCriticality(one, other) {
  return other !== null && CRITICALITIES.indexOf(other) > CRITICALITIES.indexOf(one) ? other : one;
});
var SECTION = /^(?:workflow|orchestration|project|resumption)[ \t]*:[ \t]*(?:#.*)?$/;
var STATEMENT = /^( *)(["']?)criticality\2[ \t]*:[ \t]*(["']?)(C[1-4])\3[ \t]*(?:#.*)?$/i;
function findCriticality(yaml) {
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
}
function findFrontMatter(text) {
  const start = /^\uFEFF?---[ \t]*\r?\n/.exec(text)?.[0].length;
  const end = start === void 0 ? -1 : text.indexOf("\n---", start - 1);
  return end === -1 ? "" : text.slice(start, end + 1);
}

// src/core/context/escalation.ts
var ESCALATION_RULES = ["AE-006a", "AE-006b", "AE-006c", "AE-006d", "AE-006e"];

// src/core/session/quiet-bounds.ts
var parseQuiet = (function parseQuiet(wire) {
  if (!isRecord(wire) || typeof wire.key !== "string" || !isRecord(wire.bounds)) return null;
  const bounds = {};
  for (const tier of THRESHOLD_TIERS) {
    const bound = wire.bounds[tier];
    if (typeof bound === "number") bounds[tier] = bound;
  }
  const { governance, orchestration, memories, off, words, reminders } = wire;
  return {
    key: wire.key,
    model: stringOf(wire.model),
    bounds,
    ...Array.isArray(governance) ? { governance: governance.filter((text) => typeof text === "string") } : {},
    ...typeof orchestration === "string" ? { orchestration } : {},
    ...typeof memories === "number" ? { memories } : {},
    ...Array.isArray(off) ? { off: off.filter((name) => typeof name === "string") } : {},
    ...Array.isArray(words) ? { words: words.filter((word) => typeof word === "string") } : {},
    ...typeof reminders === "string" ? { reminders } : {}
  };
});
var parseReminder = (function parseReminder(wire) {
  return isRecord(wire) ? { key: stringOf(wire.key), stamp: stringOf(wire.stamp), told: stringOf(wire.told) } : null;
});

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
  approvalDue: null,
  quiet: null,
  reminder: null,
  others: {}
};
var WIRE_NAMES = new Set(
  "schema_version tier compactions pending restored last_checkpoint alert_claimed_at client_pid transcript_path started_at injected close_compactions memories raised_criticality escalations compactions_learned approval_due statusline quiet reminder point".split(" ")
);
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
    approvalDue: stringOf(wire.approval_due),
    quiet: parseQuiet(wire.quiet),
    reminder: parseReminder(wire.reminder),
    others: Object.fromEntries(Object.entries(wire).filter(([name]) => !WIRE_NAMES.has(name)))
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
    if (missing) return { state: EMPTY_SESSION_STATE, problem: null, isMissing: true };
    const problem = { code: "state-damaged", path, cause: file.error };
    return { state: EMPTY_SESSION_STATE, problem, isKept: isOutOfReach(file.error) };
  }
  const wire = parseJsonRecord(file.text);
  if (!isSessionStateWire(wire)) {
    return {
      isKept: isRecord(wire) && typeof wire.schema_version === "string",
      state: EMPTY_SESSION_STATE,
      problem: { code: "state-damaged", path, cause: "not a state of this version" }
    };
  }
  return { state: parseSessionState(wire), problem: null };
});

// src/core/tracks/track-id.ts
function isTrackId(name) {
  return typeof name === "string" && name.length <= 64 && name.split(".").every(isSafeName);
}
function parseTrackPointer(text) {
  const line = text.trim();
  const path = line.startsWith("./") ? line.slice(2) : line;
  const rest = path.startsWith("docs/tracks/") ? path.slice("docs/tracks/".length) : path;
  const name = rest.endsWith("/") ? rest.slice(0, -1) : rest;
  if (isTrackId(name)) return { trackId: name };
  return { reason: line === "" ? "it is empty" : `it holds no name of a track (${line.length} characters)` };
}

// src/io/track-pointer.ts
var readTrackPointer = (function readTrackPointer(projectDir) {
  const file = readTextFile(`${projectDir}/${TRACK_POINTER}`, 4096, true);
  if ("text" in file) return parseTrackPointer(file.text);
  return file.error === "ENOENT" ? null : { reason: file.error };
});

// src/io/criticality-files.ts
var MAX_DOCUMENT_BYTES = 1 << 20;
var WORD = "criticality";
var readCriticalityDocuments = (function readCriticalityDocuments(projectDir, orchestrationFile) {
  const spec = findSpec(projectDir);
  const places = [
    { kind: "orchestration", path: orchestrationFile },
    ...spec === null ? [] : [{ kind: "spec", path: spec }]
  ];
  return places.flatMap((place) => {
    const file = readTextFile(`${projectDir}/${place.path}`, MAX_DOCUMENT_BYTES, true);
    return "text" in file && file.text.includes(WORD) ? [{ ...place, text: file.text }] : [];
  });
});
var findSpec = (function findSpec(projectDir) {
  const pointer = readTrackPointer(projectDir);
  return pointer !== null && "trackId" in pointer ? `docs/tracks/${pointer.trackId}/SPEC.md` : null;
});

// src/steps/find-criticality.ts
var applyCriticality = (function applyCriticality(projectDir, config, state) {
  const documents = readCriticalityDocuments(projectDir, config["resumption.orchestration_file"]);
  const stated = documents.map(({ kind, text }) => findCriticality(kind === "spec" ? findFrontMatter(text) : text));
  const base = stated.find((level) => level !== null) ?? config.criticality;
  const criticality = raiseCriticality(base, state.raisedCriticality);
  return criticality === config.criticality ? config : { ...config, criticality };
});

// src/core/clients/rollout-line.ts
var CODEX_MODEL = "codex";

// src/core/context/codex-point.ts
var COMPACTED_SHARE = 0.9 / 0.95;
function resolveCodexPoint(windowTokens, limit) {
  const own = Math.round(windowTokens * COMPACTED_SHARE);
  const isLimited = limit !== null && limit < own;
  return {
    tokens: isLimited ? limit : own,
    windowTokens,
    kind: "proactive",
    source: isLimited ? "model_auto_compact_token_limit of Codex" : "the window in the rollout of Codex",
    confidence: "medium"
  };
}

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
  if (modelName === CODEX_MODEL) {
    return resolveCodexPoint(sources.configuredWindow ?? sources.observedWindow ?? 0, sources.codexLimit ?? null);
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
function parseEvidence(wire) {
  const entries = wire !== null && Array.isArray(wire.compactions) ? wire.compactions.slice(0, MAX_EVIDENCE) : [];
  return entries.filter(isRecord).flatMap((entry) => {
    const { model, basis, boundary_uuid } = entry;
    const [belowTokens, atTokens] = [countOf(entry.below_tokens), countOf(entry.at_tokens)];
    if (typeof model !== "string" || typeof basis !== "string" || typeof boundary_uuid !== "string") return [];
    return atTokens <= belowTokens ? [] : [{ model, basis, belowTokens, atTokens, boundaryUuid: boundary_uuid }];
  });
}

// src/io/client-settings.ts
var MAX_SETTINGS_BYTES = 4 << 20;
var MENTION = "utoCompact";
var MANAGED = {
  darwin: "/Library/Application Support/ClaudeCode",
  win32: "C:/Program Files/ClaudeCode"
};
var findManagedFolder = (function findManagedFolder() {
  return MANAGED[process.platform] ?? "/etc/claude-code";
});
var findStateFile = (function findStateFile() {
  const folder = process.env.CLAUDE_CONFIG_DIR || findHome();
  return folder === null ? null : `${folder}/.claude.json`;
});
var readCompactionSettings = (function readCompactionSettings(projectDir) {
  const client = findClientFolder(findHome());
  const managed = findManagedFolder();
  const paths = [
    `${managed}/managed-settings.json`,
    `${projectDir}/.claude/settings.local.json`,
    `${projectDir}/.claude/settings.json`,
    client === null ? null : `${client}/settings.json`,
    findStateFile()
  ];
  const files = [];
  for (const path of paths) {
    if (path === null) continue;
    const file = readTextFile(path, MAX_SETTINGS_BYTES, true);
    if ("text" in file && file.text.includes(MENTION)) {
      files.push({ kind: path.endsWith(".claude.json") ? "state" : "settings", text: file.text });
    }
  }
  return files;
});

// src/core/clients/compact-limit.ts
function findCompactLimit(text) {
  const table = /^[ \t]*\[/m.exec(text);
  const top = table === null ? text : text.slice(0, table.index);
  const digits = /^[ \t]*model_auto_compact_token_limit[ \t]*=[ \t]*(\d[\d_]{0,15})[ \t]*(?:#.*)?\r?$/m.exec(top)?.[1];
  const tokens = Number(digits?.replaceAll("_", ""));
  return tokens > 0 ? tokens : null;
}

// src/io/codex-settings.ts
var MAX_CONFIG_BYTES2 = 1 << 20;
function readCodexLimit(projectDir) {
  const home = findHome();
  const own = process.env.CODEX_HOME || (home === null ? null : `${home}/.codex`);
  for (const path of [`${projectDir}/.codex/config.toml`, ...own === null ? [] : [`${own}/config.toml`]]) {
    const file = readTextFile(path, MAX_CONFIG_BYTES2, true);
    const limit = "text" in file ? findCompactLimit(file.text) : null;
    if (limit !== null) return limit;
  }
  return null;
}

// src/io/evidence-store.ts
var EVIDENCE_FILE = ".holdfast/cache/compactions.json";
var MAX_EVIDENCE_BYTES = 64 << 10;
var readEvidenceText = (function readEvidenceText(projectDir) {
  const file = readTextFile(`${projectDir}/${EVIDENCE_FILE}`, MAX_EVIDENCE_BYTES);
  return "text" in file ? file.text : "";
});
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
    windowsCache,
    codexLimit: model === CODEX_MODEL ? readCodexLimit(projectDir) : null
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
var r=()=>builtin("node:child_process"),t=(...n)=>r().spawnSync(...n),o=2e3,a=65536;function p(n,e){const{stdout:i}=t(n,{shell:!0,input:e,encoding:"utf8",timeout:o,killSignal:"SIGKILL",maxBuffer:a,stdio:["pipe","pipe","ignore"]});return(i??"").replace(/(?<!\n)\n+$/,"")};return {runChained: p};
|*/
/*| part io/config-parser
const {CADENCES,CORE_MODES,CRITICALITIES,DEFAULT_CONFIG,FAIL_MODES,GUARD_MODES,GUIDANCE_LEVELS,PLAN_ROOTS,PROFILES,SPAWN_GATES,THRESHOLD_NAMES,THRESHOLD_ROWS,TONES,UNRESOLVED_MODES,openStateFolder,removeQuietly,replaceFile} = await loadPart("shared/1");const {isRecord} = await loadPart("shared/2");const {__commonJS,__toESM} = await loadPart("shared/3");var require_parser=__commonJS({"node_modules/@iarna/toml/lib/parser.js"(e,s){"use strict";var r=1114112,t=class _ extends Error{constructor(l,o,h){super("[ParserError] "+l,o,h),this.name="ParserError",this.code="ParserError",Error.captureStackTrace&&Error.captureStackTrace(this,_)}},i=class{constructor(n){this.parser=n,this.buf="",this.returned=null,this.result=null,this.resultTable=null,this.resultArr=null}},a=class{constructor(){this.pos=0,this.col=0,this.line=0,this.obj={},this.ctx=this.obj,this.stack=[],this._buf="",this.char=null,this.ii=0,this.state=new i(this.parseStart)}parse(n){if(n.length===0||n.length==null)return;this._buf=String(n),this.ii=-1,this.char=-1;let l;for(;l===!1||this.nextChar();)l=this.runOne();this._buf=null}nextChar(){return this.char===10&&(++this.line,this.col=-1),++this.ii,this.char=this._buf.codePointAt(this.ii),++this.pos,++this.col,this.haveBuffer()}haveBuffer(){return this.ii<this._buf.length}runOne(){return this.state.parser.call(this,this.state.returned)}finish(){this.char=r;let n;do n=this.state.parser,this.runOne();while(this.state.parser!==n);return this.ctx=null,this.state=null,this._buf=null,this.obj}next(n){if(typeof n!="function")throw new t("Tried to set state to non-existent state: "+JSON.stringify(n));this.state.parser=n}goto(n){return this.next(n),this.runOne()}call(n,l){l&&this.next(l),this.stack.push(this.state),this.state=new i(n)}callNow(n,l){return this.call(n,l),this.runOne()}return(n){if(this.stack.length===0)throw this.error(new t("Stack underflow"));n===void 0&&(n=this.state.buf),this.state=this.stack.pop(),this.state.returned=n}returnNow(n){return this.return(n),this.runOne()}consume(){if(this.char===r)throw this.error(new t("Unexpected end-of-buffer"));this.state.buf+=this._buf[this.ii]}error(n){return n.line=this.line,n.col=this.col,n.pos=this.pos,n}parseStart(){throw new t("Must declare a parseStart method")}};a.END=r,a.Error=t,s.exports=a}}),require_create_datetime=__commonJS({"node_modules/@iarna/toml/lib/create-datetime.js"(e,s){"use strict";s.exports=r=>{const t=new Date(r);if(isNaN(t))throw new TypeError("Invalid Datetime");return t}}}),require_format_num=__commonJS({"node_modules/@iarna/toml/lib/format-num.js"(e,s){"use strict";s.exports=(r,t)=>{for(t=String(t);t.length<r;)t="0"+t;return t}}}),require_create_datetime_float=__commonJS({"node_modules/@iarna/toml/lib/create-datetime-float.js"(e,s){"use strict";var r=require_format_num(),t=class extends Date{constructor(i){super(i+"Z"),this.isFloating=!0}toISOString(){const i=`${this.getUTCFullYear()}-${r(2,this.getUTCMonth()+1)}-${r(2,this.getUTCDate())}`,a=`${r(2,this.getUTCHours())}:${r(2,this.getUTCMinutes())}:${r(2,this.getUTCSeconds())}.${r(3,this.getUTCMilliseconds())}`;return`${i}T${a}`}};s.exports=i=>{const a=new t(i);if(isNaN(a))throw new TypeError("Invalid Datetime");return a}}}),require_create_date=__commonJS({"node_modules/@iarna/toml/lib/create-date.js"(e,s){"use strict";var r=require_format_num(),t=global.Date,i=class extends t{constructor(a){super(a),this.isDate=!0}toISOString(){return`${this.getUTCFullYear()}-${r(2,this.getUTCMonth()+1)}-${r(2,this.getUTCDate())}`}};s.exports=a=>{const n=new i(a);if(isNaN(n))throw new TypeError("Invalid Datetime");return n}}}),require_create_time=__commonJS({"node_modules/@iarna/toml/lib/create-time.js"(e,s){"use strict";var r=require_format_num(),t=class extends Date{constructor(i){super(`0000-01-01T${i}Z`),this.isTime=!0}toISOString(){return`${r(2,this.getUTCHours())}:${r(2,this.getUTCMinutes())}:${r(2,this.getUTCSeconds())}.${r(3,this.getUTCMilliseconds())}`}};s.exports=i=>{const a=new t(i);if(isNaN(a))throw new TypeError("Invalid Datetime");return a}}}),require_toml_parser=__commonJS({"node_modules/@iarna/toml/lib/toml-parser.js"(exports,module){"use strict";module.exports=makeParserClass(require_parser()),module.exports.makeParserClass=makeParserClass;var TomlError=class d extends Error{constructor(s){super(s),this.name="TomlError",Error.captureStackTrace&&Error.captureStackTrace(this,d),this.fromTOML=!0,this.wrapped=null}};TomlError.wrap=e=>{const s=new TomlError(e.message);return s.code=e.code,s.wrapped=e,s},module.exports.TomlError=TomlError;var createDateTime=require_create_datetime(),createDateTimeFloat=require_create_datetime_float(),createDate=require_create_date(),createTime=require_create_time(),CTRL_I=9,CTRL_J=10,CTRL_M=13,CTRL_CHAR_BOUNDARY=31,CHAR_SP=32,CHAR_QUOT=34,CHAR_NUM=35,CHAR_APOS=39,CHAR_PLUS=43,CHAR_COMMA=44,CHAR_HYPHEN=45,CHAR_PERIOD=46,CHAR_0=48,CHAR_1=49,CHAR_7=55,CHAR_9=57,CHAR_COLON=58,CHAR_EQUALS=61,CHAR_A=65,CHAR_E=69,CHAR_F=70,CHAR_T=84,CHAR_U=85,CHAR_Z=90,CHAR_LOWBAR=95,CHAR_a=97,CHAR_b=98,CHAR_e=101,CHAR_f=102,CHAR_i=105,CHAR_l=108,CHAR_n=110,CHAR_o=111,CHAR_r=114,CHAR_s=115,CHAR_t=116,CHAR_u=117,CHAR_x=120,CHAR_z=122,CHAR_LCUB=123,CHAR_RCUB=125,CHAR_LSQB=91,CHAR_BSOL=92,CHAR_RSQB=93,CHAR_DEL=127,SURROGATE_FIRST=55296,SURROGATE_LAST=57343,escapes={[CHAR_b]:"\b",[CHAR_t]:"	",[CHAR_n]:`
`,[CHAR_f]:"\f",[CHAR_r]:"\r",[CHAR_QUOT]:'"',[CHAR_BSOL]:"\\"};function isDigit(e){return e>=CHAR_0&&e<=CHAR_9}function isHexit(e){return e>=CHAR_A&&e<=CHAR_F||e>=CHAR_a&&e<=CHAR_f||e>=CHAR_0&&e<=CHAR_9}function isBit(e){return e===CHAR_1||e===CHAR_0}function isOctit(e){return e>=CHAR_0&&e<=CHAR_7}function isAlphaNumQuoteHyphen(e){return e>=CHAR_A&&e<=CHAR_Z||e>=CHAR_a&&e<=CHAR_z||e>=CHAR_0&&e<=CHAR_9||e===CHAR_APOS||e===CHAR_QUOT||e===CHAR_LOWBAR||e===CHAR_HYPHEN}function isAlphaNumHyphen(e){return e>=CHAR_A&&e<=CHAR_Z||e>=CHAR_a&&e<=CHAR_z||e>=CHAR_0&&e<=CHAR_9||e===CHAR_LOWBAR||e===CHAR_HYPHEN}var _type=Symbol("type"),_declared=Symbol("declared"),hasOwnProperty=Object.prototype.hasOwnProperty,defineProperty=Object.defineProperty,descriptor={configurable:!0,enumerable:!0,writable:!0,value:void 0};function hasKey(e,s){return hasOwnProperty.call(e,s)?!0:(s==="__proto__"&&defineProperty(e,"__proto__",descriptor),!1)}var INLINE_TABLE=Symbol("inline-table");function InlineTable(){return Object.defineProperties({},{[_type]:{value:INLINE_TABLE}})}function isInlineTable(e){return e===null||typeof e!="object"?!1:e[_type]===INLINE_TABLE}var TABLE=Symbol("table");function Table(){return Object.defineProperties({},{[_type]:{value:TABLE},[_declared]:{value:!1,writable:!0}})}function isTable(e){return e===null||typeof e!="object"?!1:e[_type]===TABLE}var _contentType=Symbol("content-type"),INLINE_LIST=Symbol("inline-list");function InlineList(e){return Object.defineProperties([],{[_type]:{value:INLINE_LIST},[_contentType]:{value:e}})}function isInlineList(e){return e===null||typeof e!="object"?!1:e[_type]===INLINE_LIST}var LIST=Symbol("list");function List(){return Object.defineProperties([],{[_type]:{value:LIST}})}function isList(e){return e===null||typeof e!="object"?!1:e[_type]===LIST}var _custom;try{const utilInspect=eval("require('util').inspect");_custom=utilInspect.custom}catch(e){}var _inspect=_custom||"inspect",BoxedBigInt=class{constructor(e){try{this.value=global.BigInt.asIntN(64,e)}catch{this.value=null}Object.defineProperty(this,_type,{value:INTEGER})}isNaN(){return this.value===null}toString(){return String(this.value)}[_inspect](){return`[BigInt: ${this.toString()}]}`}valueOf(){return this.value}},INTEGER=Symbol("integer");function Integer(e){let s=Number(e);return Object.is(s,-0)&&(s=0),global.BigInt&&!Number.isSafeInteger(s)?new BoxedBigInt(e):Object.defineProperties(new Number(s),{isNaN:{value:function(){return isNaN(this)}},[_type]:{value:INTEGER},[_inspect]:{value:()=>`[Integer: ${e}]`}})}function isInteger(e){return e===null||typeof e!="object"?!1:e[_type]===INTEGER}var FLOAT=Symbol("float");function Float(e){return Object.defineProperties(new Number(e),{[_type]:{value:FLOAT},[_inspect]:{value:()=>`[Float: ${e}]`}})}function isFloat(e){return e===null||typeof e!="object"?!1:e[_type]===FLOAT}function tomlType(e){const s=typeof e;if(s==="object"){if(e===null)return"null";if(e instanceof Date)return"datetime";if(_type in e)switch(e[_type]){case INLINE_TABLE:return"inline-table";case INLINE_LIST:return"inline-list";case TABLE:return"table";case LIST:return"list";case FLOAT:return"float";case INTEGER:return"integer"}}return s}function makeParserClass(e){class s extends e{constructor(){super(),this.ctx=this.obj=Table()}atEndOfWord(){return this.char===CHAR_NUM||this.char===CTRL_I||this.char===CHAR_SP||this.atEndOfLine()}atEndOfLine(){return this.char===e.END||this.char===CTRL_J||this.char===CTRL_M}parseStart(){if(this.char===e.END)return null;if(this.char===CHAR_LSQB)return this.call(this.parseTableOrList);if(this.char===CHAR_NUM)return this.call(this.parseComment);if(this.char===CTRL_J||this.char===CHAR_SP||this.char===CTRL_I||this.char===CTRL_M)return null;if(isAlphaNumQuoteHyphen(this.char))return this.callNow(this.parseAssignStatement);throw this.error(new TomlError(`Unknown character "${this.char}"`))}parseWhitespaceToEOL(){if(this.char===CHAR_SP||this.char===CTRL_I||this.char===CTRL_M)return null;if(this.char===CHAR_NUM)return this.goto(this.parseComment);if(this.char===e.END||this.char===CTRL_J)return this.return();throw this.error(new TomlError("Unexpected character, expected only whitespace or comments till end of line"))}parseAssignStatement(){return this.callNow(this.parseAssign,this.recordAssignStatement)}recordAssignStatement(t){let i=this.ctx,a=t.key.pop();for(let n of t.key){if(hasKey(i,n)&&!isTable(i[n]))throw this.error(new TomlError("Can't redefine existing key"));i=i[n]=i[n]||Table()}if(hasKey(i,a))throw this.error(new TomlError("Can't redefine existing key"));return i[_declared]=!0,isInteger(t.value)||isFloat(t.value)?i[a]=t.value.valueOf():i[a]=t.value,this.goto(this.parseWhitespaceToEOL)}parseAssign(){return this.callNow(this.parseKeyword,this.recordAssignKeyword)}recordAssignKeyword(t){return this.state.resultTable?this.state.resultTable.push(t):this.state.resultTable=[t],this.goto(this.parseAssignKeywordPreDot)}parseAssignKeywordPreDot(){if(this.char===CHAR_PERIOD)return this.next(this.parseAssignKeywordPostDot);if(this.char!==CHAR_SP&&this.char!==CTRL_I)return this.goto(this.parseAssignEqual)}parseAssignKeywordPostDot(){if(this.char!==CHAR_SP&&this.char!==CTRL_I)return this.callNow(this.parseKeyword,this.recordAssignKeyword)}parseAssignEqual(){if(this.char===CHAR_EQUALS)return this.next(this.parseAssignPreValue);throw this.error(new TomlError('Invalid character, expected "="'))}parseAssignPreValue(){return this.char===CHAR_SP||this.char===CTRL_I?null:this.callNow(this.parseValue,this.recordAssignValue)}recordAssignValue(t){return this.returnNow({key:this.state.resultTable,value:t})}parseComment(){do{if(this.char===e.END||this.char===CTRL_J)return this.return();if(this.char===CHAR_DEL||this.char<=CTRL_CHAR_BOUNDARY&&this.char!==CTRL_I)throw this.errorControlCharIn("comments")}while(this.nextChar())}parseTableOrList(){if(this.char===CHAR_LSQB)this.next(this.parseList);else return this.goto(this.parseTable)}parseTable(){return this.ctx=this.obj,this.goto(this.parseTableNext)}parseTableNext(){return this.char===CHAR_SP||this.char===CTRL_I?null:this.callNow(this.parseKeyword,this.parseTableMore)}parseTableMore(t){if(this.char===CHAR_SP||this.char===CTRL_I)return null;if(this.char===CHAR_RSQB){if(hasKey(this.ctx,t)&&(!isTable(this.ctx[t])||this.ctx[t][_declared]))throw this.error(new TomlError("Can't redefine existing key"));return this.ctx=this.ctx[t]=this.ctx[t]||Table(),this.ctx[_declared]=!0,this.next(this.parseWhitespaceToEOL)}else if(this.char===CHAR_PERIOD){if(!hasKey(this.ctx,t))this.ctx=this.ctx[t]=Table();else if(isTable(this.ctx[t]))this.ctx=this.ctx[t];else if(isList(this.ctx[t]))this.ctx=this.ctx[t][this.ctx[t].length-1];else throw this.error(new TomlError("Can't redefine existing key"));return this.next(this.parseTableNext)}else throw this.error(new TomlError("Unexpected character, expected whitespace, . or ]"))}parseList(){return this.ctx=this.obj,this.goto(this.parseListNext)}parseListNext(){return this.char===CHAR_SP||this.char===CTRL_I?null:this.callNow(this.parseKeyword,this.parseListMore)}parseListMore(t){if(this.char===CHAR_SP||this.char===CTRL_I)return null;if(this.char===CHAR_RSQB){if(hasKey(this.ctx,t)||(this.ctx[t]=List()),isInlineList(this.ctx[t]))throw this.error(new TomlError("Can't extend an inline array"));if(isList(this.ctx[t])){const i=Table();this.ctx[t].push(i),this.ctx=i}else throw this.error(new TomlError("Can't redefine an existing key"));return this.next(this.parseListEnd)}else if(this.char===CHAR_PERIOD){if(!hasKey(this.ctx,t))this.ctx=this.ctx[t]=Table();else{if(isInlineList(this.ctx[t]))throw this.error(new TomlError("Can't extend an inline array"));if(isInlineTable(this.ctx[t]))throw this.error(new TomlError("Can't extend an inline table"));if(isList(this.ctx[t]))this.ctx=this.ctx[t][this.ctx[t].length-1];else if(isTable(this.ctx[t]))this.ctx=this.ctx[t];else throw this.error(new TomlError("Can't redefine an existing key"))}return this.next(this.parseListNext)}else throw this.error(new TomlError("Unexpected character, expected whitespace, . or ]"))}parseListEnd(t){if(this.char===CHAR_RSQB)return this.next(this.parseWhitespaceToEOL);throw this.error(new TomlError("Unexpected character, expected whitespace, . or ]"))}parseValue(){if(this.char===e.END)throw this.error(new TomlError("Key without value"));if(this.char===CHAR_QUOT)return this.next(this.parseDoubleString);if(this.char===CHAR_APOS)return this.next(this.parseSingleString);if(this.char===CHAR_HYPHEN||this.char===CHAR_PLUS)return this.goto(this.parseNumberSign);if(this.char===CHAR_i)return this.next(this.parseInf);if(this.char===CHAR_n)return this.next(this.parseNan);if(isDigit(this.char))return this.goto(this.parseNumberOrDateTime);if(this.char===CHAR_t||this.char===CHAR_f)return this.goto(this.parseBoolean);if(this.char===CHAR_LSQB)return this.call(this.parseInlineList,this.recordValue);if(this.char===CHAR_LCUB)return this.call(this.parseInlineTable,this.recordValue);throw this.error(new TomlError("Unexpected character, expecting string, number, datetime, boolean, inline array or inline table"))}recordValue(t){return this.returnNow(t)}parseInf(){if(this.char===CHAR_n)return this.next(this.parseInf2);throw this.error(new TomlError('Unexpected character, expected "inf", "+inf" or "-inf"'))}parseInf2(){if(this.char===CHAR_f)return this.state.buf==="-"?this.return(-1/0):this.return(1/0);throw this.error(new TomlError('Unexpected character, expected "inf", "+inf" or "-inf"'))}parseNan(){if(this.char===CHAR_a)return this.next(this.parseNan2);throw this.error(new TomlError('Unexpected character, expected "nan"'))}parseNan2(){if(this.char===CHAR_n)return this.return(NaN);throw this.error(new TomlError('Unexpected character, expected "nan"'))}parseKeyword(){return this.char===CHAR_QUOT?this.next(this.parseBasicString):this.char===CHAR_APOS?this.next(this.parseLiteralString):this.goto(this.parseBareKey)}parseBareKey(){do{if(this.char===e.END)throw this.error(new TomlError("Key ended without value"));if(isAlphaNumHyphen(this.char))this.consume();else{if(this.state.buf.length===0)throw this.error(new TomlError("Empty bare keys are not allowed"));return this.returnNow()}}while(this.nextChar())}parseSingleString(){return this.char===CHAR_APOS?this.next(this.parseLiteralMultiStringMaybe):this.goto(this.parseLiteralString)}parseLiteralString(){do{if(this.char===CHAR_APOS)return this.return();if(this.atEndOfLine())throw this.error(new TomlError("Unterminated string"));if(this.char===CHAR_DEL||this.char<=CTRL_CHAR_BOUNDARY&&this.char!==CTRL_I)throw this.errorControlCharIn("strings");this.consume()}while(this.nextChar())}parseLiteralMultiStringMaybe(){return this.char===CHAR_APOS?this.next(this.parseLiteralMultiString):this.returnNow()}parseLiteralMultiString(){return this.char===CTRL_M?null:this.char===CTRL_J?this.next(this.parseLiteralMultiStringContent):this.goto(this.parseLiteralMultiStringContent)}parseLiteralMultiStringContent(){do{if(this.char===CHAR_APOS)return this.next(this.parseLiteralMultiEnd);if(this.char===e.END)throw this.error(new TomlError("Unterminated multi-line string"));if(this.char===CHAR_DEL||this.char<=CTRL_CHAR_BOUNDARY&&this.char!==CTRL_I&&this.char!==CTRL_J&&this.char!==CTRL_M)throw this.errorControlCharIn("strings");this.consume()}while(this.nextChar())}parseLiteralMultiEnd(){return this.char===CHAR_APOS?this.next(this.parseLiteralMultiEnd2):(this.state.buf+="'",this.goto(this.parseLiteralMultiStringContent))}parseLiteralMultiEnd2(){return this.char===CHAR_APOS?this.next(this.parseLiteralMultiEnd3):(this.state.buf+="''",this.goto(this.parseLiteralMultiStringContent))}parseLiteralMultiEnd3(){return this.char===CHAR_APOS?(this.state.buf+="'",this.next(this.parseLiteralMultiEnd4)):this.returnNow()}parseLiteralMultiEnd4(){return this.char===CHAR_APOS?(this.state.buf+="'",this.return()):this.returnNow()}parseDoubleString(){return this.char===CHAR_QUOT?this.next(this.parseMultiStringMaybe):this.goto(this.parseBasicString)}parseBasicString(){do{if(this.char===CHAR_BSOL)return this.call(this.parseEscape,this.recordEscapeReplacement);if(this.char===CHAR_QUOT)return this.return();if(this.atEndOfLine())throw this.error(new TomlError("Unterminated string"));if(this.char===CHAR_DEL||this.char<=CTRL_CHAR_BOUNDARY&&this.char!==CTRL_I)throw this.errorControlCharIn("strings");this.consume()}while(this.nextChar())}recordEscapeReplacement(t){return this.state.buf+=t,this.goto(this.parseBasicString)}parseMultiStringMaybe(){return this.char===CHAR_QUOT?this.next(this.parseMultiString):this.returnNow()}parseMultiString(){return this.char===CTRL_M?null:this.char===CTRL_J?this.next(this.parseMultiStringContent):this.goto(this.parseMultiStringContent)}parseMultiStringContent(){do{if(this.char===CHAR_BSOL)return this.call(this.parseMultiEscape,this.recordMultiEscapeReplacement);if(this.char===CHAR_QUOT)return this.next(this.parseMultiEnd);if(this.char===e.END)throw this.error(new TomlError("Unterminated multi-line string"));if(this.char===CHAR_DEL||this.char<=CTRL_CHAR_BOUNDARY&&this.char!==CTRL_I&&this.char!==CTRL_J&&this.char!==CTRL_M)throw this.errorControlCharIn("strings");this.consume()}while(this.nextChar())}errorControlCharIn(t){let i="\\u00";return this.char<16&&(i+="0"),i+=this.char.toString(16),this.error(new TomlError(`Control characters (codes < 0x1f and 0x7f) are not allowed in ${t}, use ${i} instead`))}recordMultiEscapeReplacement(t){return this.state.buf+=t,this.goto(this.parseMultiStringContent)}parseMultiEnd(){return this.char===CHAR_QUOT?this.next(this.parseMultiEnd2):(this.state.buf+='"',this.goto(this.parseMultiStringContent))}parseMultiEnd2(){return this.char===CHAR_QUOT?this.next(this.parseMultiEnd3):(this.state.buf+='""',this.goto(this.parseMultiStringContent))}parseMultiEnd3(){return this.char===CHAR_QUOT?(this.state.buf+='"',this.next(this.parseMultiEnd4)):this.returnNow()}parseMultiEnd4(){return this.char===CHAR_QUOT?(this.state.buf+='"',this.return()):this.returnNow()}parseMultiEscape(){return this.char===CTRL_M||this.char===CTRL_J?this.next(this.parseMultiTrim):this.char===CHAR_SP||this.char===CTRL_I?this.next(this.parsePreMultiTrim):this.goto(this.parseEscape)}parsePreMultiTrim(){if(this.char===CHAR_SP||this.char===CTRL_I)return null;if(this.char===CTRL_M||this.char===CTRL_J)return this.next(this.parseMultiTrim);throw this.error(new TomlError("Can't escape whitespace"))}parseMultiTrim(){return this.char===CTRL_J||this.char===CHAR_SP||this.char===CTRL_I||this.char===CTRL_M?null:this.returnNow()}parseEscape(){if(this.char in escapes)return this.return(escapes[this.char]);if(this.char===CHAR_u)return this.call(this.parseSmallUnicode,this.parseUnicodeReturn);if(this.char===CHAR_U)return this.call(this.parseLargeUnicode,this.parseUnicodeReturn);throw this.error(new TomlError("Unknown escape character: "+this.char))}parseUnicodeReturn(t){try{const i=parseInt(t,16);if(i>=SURROGATE_FIRST&&i<=SURROGATE_LAST)throw this.error(new TomlError("Invalid unicode, character in range 0xD800 - 0xDFFF is reserved"));return this.returnNow(String.fromCodePoint(i))}catch(i){throw this.error(TomlError.wrap(i))}}parseSmallUnicode(){if(isHexit(this.char)){if(this.consume(),this.state.buf.length>=4)return this.return()}else throw this.error(new TomlError("Invalid character in unicode sequence, expected hex"))}parseLargeUnicode(){if(isHexit(this.char)){if(this.consume(),this.state.buf.length>=8)return this.return()}else throw this.error(new TomlError("Invalid character in unicode sequence, expected hex"))}parseNumberSign(){return this.consume(),this.next(this.parseMaybeSignedInfOrNan)}parseMaybeSignedInfOrNan(){return this.char===CHAR_i?this.next(this.parseInf):this.char===CHAR_n?this.next(this.parseNan):this.callNow(this.parseNoUnder,this.parseNumberIntegerStart)}parseNumberIntegerStart(){return this.char===CHAR_0?(this.consume(),this.next(this.parseNumberIntegerExponentOrDecimal)):this.goto(this.parseNumberInteger)}parseNumberIntegerExponentOrDecimal(){return this.char===CHAR_PERIOD?(this.consume(),this.call(this.parseNoUnder,this.parseNumberFloat)):this.char===CHAR_E||this.char===CHAR_e?(this.consume(),this.next(this.parseNumberExponentSign)):this.returnNow(Integer(this.state.buf))}parseNumberInteger(){if(isDigit(this.char))this.consume();else{if(this.char===CHAR_LOWBAR)return this.call(this.parseNoUnder);if(this.char===CHAR_E||this.char===CHAR_e)return this.consume(),this.next(this.parseNumberExponentSign);if(this.char===CHAR_PERIOD)return this.consume(),this.call(this.parseNoUnder,this.parseNumberFloat);{const t=Integer(this.state.buf);if(t.isNaN())throw this.error(new TomlError("Invalid number"));return this.returnNow(t)}}}parseNoUnder(){if(this.char===CHAR_LOWBAR||this.char===CHAR_PERIOD||this.char===CHAR_E||this.char===CHAR_e)throw this.error(new TomlError("Unexpected character, expected digit"));if(this.atEndOfWord())throw this.error(new TomlError("Incomplete number"));return this.returnNow()}parseNoUnderHexOctBinLiteral(){if(this.char===CHAR_LOWBAR||this.char===CHAR_PERIOD)throw this.error(new TomlError("Unexpected character, expected digit"));if(this.atEndOfWord())throw this.error(new TomlError("Incomplete number"));return this.returnNow()}parseNumberFloat(){if(this.char===CHAR_LOWBAR)return this.call(this.parseNoUnder,this.parseNumberFloat);if(isDigit(this.char))this.consume();else return this.char===CHAR_E||this.char===CHAR_e?(this.consume(),this.next(this.parseNumberExponentSign)):this.returnNow(Float(this.state.buf))}parseNumberExponentSign(){if(isDigit(this.char))return this.goto(this.parseNumberExponent);if(this.char===CHAR_HYPHEN||this.char===CHAR_PLUS)this.consume(),this.call(this.parseNoUnder,this.parseNumberExponent);else throw this.error(new TomlError("Unexpected character, expected -, + or digit"))}parseNumberExponent(){if(isDigit(this.char))this.consume();else return this.char===CHAR_LOWBAR?this.call(this.parseNoUnder):this.returnNow(Float(this.state.buf))}parseNumberOrDateTime(){return this.char===CHAR_0?(this.consume(),this.next(this.parseNumberBaseOrDateTime)):this.goto(this.parseNumberOrDateTimeOnly)}parseNumberOrDateTimeOnly(){if(this.char===CHAR_LOWBAR)return this.call(this.parseNoUnder,this.parseNumberInteger);if(isDigit(this.char))this.consume(),this.state.buf.length>4&&this.next(this.parseNumberInteger);else return this.char===CHAR_E||this.char===CHAR_e?(this.consume(),this.next(this.parseNumberExponentSign)):this.char===CHAR_PERIOD?(this.consume(),this.call(this.parseNoUnder,this.parseNumberFloat)):this.char===CHAR_HYPHEN?this.goto(this.parseDateTime):this.char===CHAR_COLON?this.goto(this.parseOnlyTimeHour):this.returnNow(Integer(this.state.buf))}parseDateTimeOnly(){if(this.state.buf.length<4){if(isDigit(this.char))return this.consume();if(this.char===CHAR_COLON)return this.goto(this.parseOnlyTimeHour);throw this.error(new TomlError("Expected digit while parsing year part of a date"))}else{if(this.char===CHAR_HYPHEN)return this.goto(this.parseDateTime);throw this.error(new TomlError("Expected hyphen (-) while parsing year part of date"))}}parseNumberBaseOrDateTime(){return this.char===CHAR_b?(this.consume(),this.call(this.parseNoUnderHexOctBinLiteral,this.parseIntegerBin)):this.char===CHAR_o?(this.consume(),this.call(this.parseNoUnderHexOctBinLiteral,this.parseIntegerOct)):this.char===CHAR_x?(this.consume(),this.call(this.parseNoUnderHexOctBinLiteral,this.parseIntegerHex)):this.char===CHAR_PERIOD?this.goto(this.parseNumberInteger):isDigit(this.char)?this.goto(this.parseDateTimeOnly):this.returnNow(Integer(this.state.buf))}parseIntegerHex(){if(isHexit(this.char))this.consume();else{if(this.char===CHAR_LOWBAR)return this.call(this.parseNoUnderHexOctBinLiteral);{const t=Integer(this.state.buf);if(t.isNaN())throw this.error(new TomlError("Invalid number"));return this.returnNow(t)}}}parseIntegerOct(){if(isOctit(this.char))this.consume();else{if(this.char===CHAR_LOWBAR)return this.call(this.parseNoUnderHexOctBinLiteral);{const t=Integer(this.state.buf);if(t.isNaN())throw this.error(new TomlError("Invalid number"));return this.returnNow(t)}}}parseIntegerBin(){if(isBit(this.char))this.consume();else{if(this.char===CHAR_LOWBAR)return this.call(this.parseNoUnderHexOctBinLiteral);{const t=Integer(this.state.buf);if(t.isNaN())throw this.error(new TomlError("Invalid number"));return this.returnNow(t)}}}parseDateTime(){if(this.state.buf.length<4)throw this.error(new TomlError("Years less than 1000 must be zero padded to four characters"));return this.state.result=this.state.buf,this.state.buf="",this.next(this.parseDateMonth)}parseDateMonth(){if(this.char===CHAR_HYPHEN){if(this.state.buf.length<2)throw this.error(new TomlError("Months less than 10 must be zero padded to two characters"));return this.state.result+="-"+this.state.buf,this.state.buf="",this.next(this.parseDateDay)}else if(isDigit(this.char))this.consume();else throw this.error(new TomlError("Incomplete datetime"))}parseDateDay(){if(this.char===CHAR_T||this.char===CHAR_SP){if(this.state.buf.length<2)throw this.error(new TomlError("Days less than 10 must be zero padded to two characters"));return this.state.result+="-"+this.state.buf,this.state.buf="",this.next(this.parseStartTimeHour)}else{if(this.atEndOfWord())return this.returnNow(createDate(this.state.result+"-"+this.state.buf));if(isDigit(this.char))this.consume();else throw this.error(new TomlError("Incomplete datetime"))}}parseStartTimeHour(){return this.atEndOfWord()?this.returnNow(createDate(this.state.result)):this.goto(this.parseTimeHour)}parseTimeHour(){if(this.char===CHAR_COLON){if(this.state.buf.length<2)throw this.error(new TomlError("Hours less than 10 must be zero padded to two characters"));return this.state.result+="T"+this.state.buf,this.state.buf="",this.next(this.parseTimeMin)}else if(isDigit(this.char))this.consume();else throw this.error(new TomlError("Incomplete datetime"))}parseTimeMin(){if(this.state.buf.length<2&&isDigit(this.char))this.consume();else{if(this.state.buf.length===2&&this.char===CHAR_COLON)return this.state.result+=":"+this.state.buf,this.state.buf="",this.next(this.parseTimeSec);throw this.error(new TomlError("Incomplete datetime"))}}parseTimeSec(){if(isDigit(this.char)){if(this.consume(),this.state.buf.length===2)return this.state.result+=":"+this.state.buf,this.state.buf="",this.next(this.parseTimeZoneOrFraction)}else throw this.error(new TomlError("Incomplete datetime"))}parseOnlyTimeHour(){if(this.char===CHAR_COLON){if(this.state.buf.length<2)throw this.error(new TomlError("Hours less than 10 must be zero padded to two characters"));return this.state.result=this.state.buf,this.state.buf="",this.next(this.parseOnlyTimeMin)}else throw this.error(new TomlError("Incomplete time"))}parseOnlyTimeMin(){if(this.state.buf.length<2&&isDigit(this.char))this.consume();else{if(this.state.buf.length===2&&this.char===CHAR_COLON)return this.state.result+=":"+this.state.buf,this.state.buf="",this.next(this.parseOnlyTimeSec);throw this.error(new TomlError("Incomplete time"))}}parseOnlyTimeSec(){if(isDigit(this.char)){if(this.consume(),this.state.buf.length===2)return this.next(this.parseOnlyTimeFractionMaybe)}else throw this.error(new TomlError("Incomplete time"))}parseOnlyTimeFractionMaybe(){if(this.state.result+=":"+this.state.buf,this.char===CHAR_PERIOD)this.state.buf="",this.next(this.parseOnlyTimeFraction);else return this.return(createTime(this.state.result))}parseOnlyTimeFraction(){if(isDigit(this.char))this.consume();else if(this.atEndOfWord()){if(this.state.buf.length===0)throw this.error(new TomlError("Expected digit in milliseconds"));return this.returnNow(createTime(this.state.result+"."+this.state.buf))}else throw this.error(new TomlError("Unexpected character in datetime, expected period (.), minus (-), plus (+) or Z"))}parseTimeZoneOrFraction(){if(this.char===CHAR_PERIOD)this.consume(),this.next(this.parseDateTimeFraction);else if(this.char===CHAR_HYPHEN||this.char===CHAR_PLUS)this.consume(),this.next(this.parseTimeZoneHour);else{if(this.char===CHAR_Z)return this.consume(),this.return(createDateTime(this.state.result+this.state.buf));if(this.atEndOfWord())return this.returnNow(createDateTimeFloat(this.state.result+this.state.buf));throw this.error(new TomlError("Unexpected character in datetime, expected period (.), minus (-), plus (+) or Z"))}}parseDateTimeFraction(){if(isDigit(this.char))this.consume();else{if(this.state.buf.length===1)throw this.error(new TomlError("Expected digit in milliseconds"));if(this.char===CHAR_HYPHEN||this.char===CHAR_PLUS)this.consume(),this.next(this.parseTimeZoneHour);else{if(this.char===CHAR_Z)return this.consume(),this.return(createDateTime(this.state.result+this.state.buf));if(this.atEndOfWord())return this.returnNow(createDateTimeFloat(this.state.result+this.state.buf));throw this.error(new TomlError("Unexpected character in datetime, expected period (.), minus (-), plus (+) or Z"))}}}parseTimeZoneHour(){if(isDigit(this.char)){if(this.consume(),/\d\d$/.test(this.state.buf))return this.next(this.parseTimeZoneSep)}else throw this.error(new TomlError("Unexpected character in datetime, expected digit"))}parseTimeZoneSep(){if(this.char===CHAR_COLON)this.consume(),this.next(this.parseTimeZoneMin);else throw this.error(new TomlError("Unexpected character in datetime, expected colon"))}parseTimeZoneMin(){if(isDigit(this.char)){if(this.consume(),/\d\d$/.test(this.state.buf))return this.return(createDateTime(this.state.result+this.state.buf))}else throw this.error(new TomlError("Unexpected character in datetime, expected digit"))}parseBoolean(){if(this.char===CHAR_t)return this.consume(),this.next(this.parseTrue_r);if(this.char===CHAR_f)return this.consume(),this.next(this.parseFalse_a)}parseTrue_r(){if(this.char===CHAR_r)return this.consume(),this.next(this.parseTrue_u);throw this.error(new TomlError("Invalid boolean, expected true or false"))}parseTrue_u(){if(this.char===CHAR_u)return this.consume(),this.next(this.parseTrue_e);throw this.error(new TomlError("Invalid boolean, expected true or false"))}parseTrue_e(){if(this.char===CHAR_e)return this.return(!0);throw this.error(new TomlError("Invalid boolean, expected true or false"))}parseFalse_a(){if(this.char===CHAR_a)return this.consume(),this.next(this.parseFalse_l);throw this.error(new TomlError("Invalid boolean, expected true or false"))}parseFalse_l(){if(this.char===CHAR_l)return this.consume(),this.next(this.parseFalse_s);throw this.error(new TomlError("Invalid boolean, expected true or false"))}parseFalse_s(){if(this.char===CHAR_s)return this.consume(),this.next(this.parseFalse_e);throw this.error(new TomlError("Invalid boolean, expected true or false"))}parseFalse_e(){if(this.char===CHAR_e)return this.return(!1);throw this.error(new TomlError("Invalid boolean, expected true or false"))}parseInlineList(){if(this.char===CHAR_SP||this.char===CTRL_I||this.char===CTRL_M||this.char===CTRL_J)return null;if(this.char===e.END)throw this.error(new TomlError("Unterminated inline array"));return this.char===CHAR_NUM?this.call(this.parseComment):this.char===CHAR_RSQB?this.return(this.state.resultArr||InlineList()):this.callNow(this.parseValue,this.recordInlineListValue)}recordInlineListValue(t){return this.state.resultArr||(this.state.resultArr=InlineList(tomlType(t))),isFloat(t)||isInteger(t)?this.state.resultArr.push(t.valueOf()):this.state.resultArr.push(t),this.goto(this.parseInlineListNext)}parseInlineListNext(){if(this.char===CHAR_SP||this.char===CTRL_I||this.char===CTRL_M||this.char===CTRL_J)return null;if(this.char===CHAR_NUM)return this.call(this.parseComment);if(this.char===CHAR_COMMA)return this.next(this.parseInlineList);if(this.char===CHAR_RSQB)return this.goto(this.parseInlineList);throw this.error(new TomlError("Invalid character, expected whitespace, comma (,) or close bracket (])"))}parseInlineTable(){if(this.char===CHAR_SP||this.char===CTRL_I)return null;if(this.char===e.END||this.char===CHAR_NUM||this.char===CTRL_J||this.char===CTRL_M)throw this.error(new TomlError("Unterminated inline array"));return this.char===CHAR_RCUB?this.return(this.state.resultTable||InlineTable()):(this.state.resultTable||(this.state.resultTable=InlineTable()),this.callNow(this.parseAssign,this.recordInlineTableValue))}recordInlineTableValue(t){let i=this.state.resultTable,a=t.key.pop();for(let n of t.key){if(hasKey(i,n)&&(!isTable(i[n])||i[n][_declared]))throw this.error(new TomlError("Can't redefine existing key"));i=i[n]=i[n]||Table()}if(hasKey(i,a))throw this.error(new TomlError("Can't redefine existing key"));return isInteger(t.value)||isFloat(t.value)?i[a]=t.value.valueOf():i[a]=t.value,this.goto(this.parseInlineTableNext)}parseInlineTableNext(){if(this.char===CHAR_SP||this.char===CTRL_I)return null;if(this.char===e.END||this.char===CHAR_NUM||this.char===CTRL_J||this.char===CTRL_M)throw this.error(new TomlError("Unterminated inline array"));if(this.char===CHAR_COMMA)return this.next(this.parseInlineTablePostComma);if(this.char===CHAR_RCUB)return this.goto(this.parseInlineTable);throw this.error(new TomlError("Invalid character, expected whitespace, comma (,) or close bracket (])"))}parseInlineTablePostComma(){if(this.char===CHAR_SP||this.char===CTRL_I)return null;if(this.char===e.END||this.char===CHAR_NUM||this.char===CTRL_J||this.char===CTRL_M)throw this.error(new TomlError("Unterminated inline array"));if(this.char===CHAR_COMMA)throw this.error(new TomlError("Empty elements in inline tables are not permitted"));if(this.char===CHAR_RCUB)throw this.error(new TomlError("Trailing commas in inline tables are not permitted"));return this.goto(this.parseInlineTable)}}return s}}}),require_parse_pretty_error=__commonJS({"node_modules/@iarna/toml/parse-pretty-error.js"(e,s){"use strict";s.exports=r;function r(t,i){if(t.pos==null||t.line==null)return t;let a=t.message;if(a+=` at row ${t.line+1}, col ${t.col+1}, pos ${t.pos}:
`,i&&i.split){const n=i.split(/\n/),l=String(Math.min(n.length,t.line+3)).length;let o=" ";for(;o.length<l;)o+=" ";for(let h=Math.max(0,t.line-1);h<Math.min(n.length,t.line+2);++h){let u=String(h+1);if(u.length<l&&(u=" "+u),t.line===h){a+=u+"> "+n[h]+`
`,a+=o+"  ";for(let c=0;c<t.col;++c)a+=" ";a+=`^
`}else a+=u+": "+n[h]+`
`}}return t.message=a+`
`,t}}}),require_parse_string=__commonJS({"node_modules/@iarna/toml/parse-string.js"(e,s){"use strict";s.exports=i;var r=require_toml_parser(),t=require_parse_pretty_error();function i(a){global.Buffer&&global.Buffer.isBuffer(a)&&(a=a.toString("utf8"));const n=new r;try{return n.parse(a),n.finish()}catch(l){throw t(l,a)}}}}),PROSE_KEYS=new Set(["title","description","name","version","status","owner","tags","date","updated"]);function wrapPolicy(e){const{guardrails:s,schema_version:r,...t}=e,a={...Object.fromEntries(Object.entries(t).filter(([l])=>!PROSE_KEYS.has(l))),...isRecord(s)?s:{}};if(!("guardrails"in e)&&Object.keys(a).length===0)return{};const n=r===void 0||String(r)==="1"?{}:{schema_version:r};return{guardrails:{write_roots:PLAN_ROOTS,...n,...a}}}function environmentName(e){return`HOLDFAST_${e.replaceAll(".","__").toUpperCase()}`}var OLDER_NAMES={HOOK_USER_PROMPT_ENABLED:"memory.markers",HOOK_SESSION_START_INCLUDE_GUIDANCE:"sections.response_guidance",HOOK_SESSION_START_GUIDANCE_DETAIL:"memory.guidance",HOOK_PRE_COMPACT_AUTO_CAPTURE:"memory.auto_capture.enabled",HOOK_PRE_COMPACT_PROMPT_FIRST:"memory.auto_capture.prompt_first",HOOK_PRE_COMPACT_MIN_CONFIDENCE:"memory.auto_capture.threshold",HOOK_PRE_COMPACT_MAX_CAPTURES:"memory.auto_capture.limit"};function parseVariable(e){const s=e.trim();return/^(?:true|yes|on)$/i.test(s)?!0:/^(?:false|no|off)$/i.test(s)?!1:/^-?\d+(?:\.\d+)?$/.test(s)?Number(s):s}function createKeyLocator(e){let s;return r=>{s??=indexKeys(e);for(let t=r;t!=="";t=t.slice(0,Math.max(0,t.lastIndexOf(".")))){const i=s.get(t);if(i!==void 0)return i}}}var PART=String.raw`(?:"[^"\n]{0,200}"|'[^'\n]{0,200}'|[A-Za-z0-9_-]{1,200})`,HEADER=new RegExp(`^\\[{1,2}\\s*(${PART}(?:\\s*\\.\\s*${PART}){0,8})\\s*\\]`),KEY=new RegExp(`^(${PART}(?:\\s*\\.\\s*${PART}){0,8})\\s*=`);function indexKeys(e){const s=new Map;let r="",t=!1;for(const[i,a]of e.split(`
`).entries()){const n=a.trim(),l=t;if((n.match(/"""|'''/g)?.length??0)%2===1&&(t=!t),l)continue;const o=HEADER.exec(n)?.[1],h=o??KEY.exec(n)?.[1];if(h===void 0)continue;o!==void 0&&(r=unquote(o));const u=o!==void 0||r===""?unquote(h):`${r}.${unquote(h)}`;s.has(u)||s.set(u,i+1)}return s}function unquote(e){return e.split(".").map(s=>s.trim().replace(/^["']|["']$/g,"")).join(".")}var PROFILE_DEFAULTS={quiet:{"sections.project_context":!1,"sections.quality_context":!1,"sections.routing_hint":!1,"reinforcement.cadence":"after-compaction","memory.guidance":"off"},standard:{},strict:{"context_monitor.tone":"directive","escalation.gate_spawns":"ask","reinforcement.cadence":"every-prompt"}},store$4,DEFAULT_CONFIG2={lang:void 0,message:void 0,abortEarly:void 0,abortPipeEarly:void 0};function getGlobalConfig(e){return!e&&!store$4?DEFAULT_CONFIG2:{lang:e?.lang??store$4?.lang,message:e?.message,abortEarly:e?.abortEarly??store$4?.abortEarly,abortPipeEarly:e?.abortPipeEarly??store$4?.abortPipeEarly}}var store$3;function getGlobalMessage(e){return store$3?.get(e)}var store$2;function getSchemaMessage(e){return store$2?.get(e)}var store$1;function getSpecificMessage(e,s){return store$1?.get(e)?.get(s)}function _stringify(e){const s=typeof e;return s==="string"?`"${e}"`:s==="number"||s==="bigint"||s==="boolean"?`${e}`:s==="object"||s==="function"?(e&&Object.getPrototypeOf(e)?.constructor?.name)??"null":s}function _addIssue(e,s,r,t,i){const a=i&&"input"in i?i.input:r.value,n=i?.expected??e.expects??null,l=i?.received??_stringify(a),o={kind:e.kind,type:e.type,input:a,expected:n,received:l,message:`Invalid ${s}: ${n?`Expected ${n} but r`:"R"}eceived ${l}`,requirement:e.requirement,path:i?.path,issues:i?.issues,lang:t.lang,abortEarly:t.abortEarly,abortPipeEarly:t.abortPipeEarly},h=e.kind==="schema",u=i?.message??e.message??getSpecificMessage(e.reference,o.lang)??(h?getSchemaMessage(o.lang):null)??t.message??getGlobalMessage(o.lang);u!==void 0&&(o.message=typeof u=="function"?u(o):u),h&&(r.typed=!1),r.issues?r.issues.push(o):r.issues=[o]}function _isValidObjectKey(e,s){return Object.prototype.hasOwnProperty.call(e,s)&&s!=="__proto__"&&s!=="prototype"&&s!=="constructor"}function _joinExpects(e,s){const r=[...new Set(e)];return r.length>1?`(${r.join(` ${s} `)})`:r[0]??"never"}function _standardSchema(e){return e["~standard"]={version:1,vendor:"valibot",validate:s=>e["~run"]({value:s},getGlobalConfig())},e}var EMOJI_REGEX=new RegExp("^(?:[\\u{1F1E6}-\\u{1F1FF}]{2}|\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{2}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,3}\\u{E007F}|(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation})(?:\\u200D(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation}))*)+$","u");function check(e,s){return{kind:"validation",type:"check",reference:check,async:!1,expects:null,requirement:e,message:s,"~run"(r,t){return r.typed&&!this.requirement(r.value)&&_addIssue(this,"input",r,t),r}}}function gtValue(e,s){return{kind:"validation",type:"gt_value",reference:gtValue,async:!1,expects:`>${e instanceof Date?e.toJSON():_stringify(e)}`,requirement:e,message:s,"~run"(r,t){return r.typed&&!(r.value>this.requirement)&&_addIssue(this,"value",r,t,{received:r.value instanceof Date?r.value.toJSON():_stringify(r.value)}),r}}}function integer(e){return{kind:"validation",type:"integer",reference:integer,async:!1,expects:null,requirement:Number.isInteger,message:e,"~run"(s,r){return s.typed&&!this.requirement(s.value)&&_addIssue(this,"integer",s,r),s}}}function maxLength(e,s){return{kind:"validation",type:"max_length",reference:maxLength,async:!1,expects:`<=${e}`,requirement:e,message:s,"~run"(r,t){return r.typed&&r.value.length>this.requirement&&_addIssue(this,"length",r,t,{received:`${r.value.length}`}),r}}}function maxValue(e,s){return{kind:"validation",type:"max_value",reference:maxValue,async:!1,expects:`<=${e instanceof Date?e.toJSON():_stringify(e)}`,requirement:e,message:s,"~run"(r,t){return r.typed&&!(r.value<=this.requirement)&&_addIssue(this,"value",r,t,{received:r.value instanceof Date?r.value.toJSON():_stringify(r.value)}),r}}}function minValue(e,s){return{kind:"validation",type:"min_value",reference:minValue,async:!1,expects:`>=${e instanceof Date?e.toJSON():_stringify(e)}`,requirement:e,message:s,"~run"(r,t){return r.typed&&!(r.value>=this.requirement)&&_addIssue(this,"value",r,t,{received:r.value instanceof Date?r.value.toJSON():_stringify(r.value)}),r}}}function regex(e,s){return{kind:"validation",type:"regex",reference:regex,async:!1,expects:`${e}`,requirement:e,message:s,"~run"(r,t){return r.typed&&!this.requirement.test(r.value)&&_addIssue(this,"format",r,t),r}}}var ABORT_EARLY_CONFIG={abortEarly:!0};function getFallback(e,s,r){return typeof e.fallback=="function"?e.fallback(s,r):e.fallback}function getDefault(e,s,r){return typeof e.default=="function"?e.default(s,r):e.default}function is(e,s){return!e["~run"]({value:s},ABORT_EARLY_CONFIG).issues}function array(e,s){return _standardSchema({kind:"schema",type:"array",reference:array,expects:"Array",async:!1,item:e,message:s,"~run"(r,t){const i=r.value;if(Array.isArray(i)){r.typed=!0,r.value=[];for(let a=0;a<i.length;a++){const n=i[a],l=this.item["~run"]({value:n},t);if(l.issues){const o={type:"array",origin:"value",input:i,key:a,value:n};for(const h of l.issues)h.path?h.path.unshift(o):h.path=[o],r.issues?.push(h);if(r.issues||(r.issues=l.issues),t.abortEarly){r.typed=!1;break}}l.typed||(r.typed=!1),r.value.push(l.value)}}else _addIssue(this,"type",r,t);return r}})}function boolean(e){return _standardSchema({kind:"schema",type:"boolean",reference:boolean,expects:"boolean",async:!1,message:e,"~run"(s,r){return typeof s.value=="boolean"?s.typed=!0:_addIssue(this,"type",s,r),s}})}function custom(e,s){return _standardSchema({kind:"schema",type:"custom",reference:custom,expects:"unknown",async:!1,check:e,message:s,"~run"(r,t){return this.check(r.value)?r.typed=!0:_addIssue(this,"type",r,t),r}})}function number(e){return _standardSchema({kind:"schema",type:"number",reference:number,expects:"number",async:!1,message:e,"~run"(s,r){return typeof s.value=="number"&&!isNaN(s.value)?s.typed=!0:_addIssue(this,"type",s,r),s}})}function optional(e,s){return _standardSchema({kind:"schema",type:"optional",reference:optional,expects:`(${e.expects} | undefined)`,async:!1,wrapped:e,default:s,"~run"(r,t){return r.value===void 0&&(this.default!==void 0&&(r.value=getDefault(this,r,t)),r.value===void 0)?(r.typed=!0,r):this.wrapped["~run"](r,t)}})}function picklist(e,s){return _standardSchema({kind:"schema",type:"picklist",reference:picklist,expects:_joinExpects(e.map(_stringify),"|"),async:!1,options:e,message:s,"~run"(r,t){return this.options.includes(r.value)?r.typed=!0:_addIssue(this,"type",r,t),r}})}function record(e,s,r){return _standardSchema({kind:"schema",type:"record",reference:record,expects:"Object",async:!1,key:e,value:s,message:r,"~run"(t,i){const a=t.value;if(a&&typeof a=="object"){t.typed=!0,t.value={};for(const n in a)if(_isValidObjectKey(a,n)){const l=a[n],o=this.key["~run"]({value:n},i);if(o.issues){const u={type:"object",origin:"key",input:a,key:n,value:l};for(const c of o.issues)c.path=[u],t.issues?.push(c);if(t.issues||(t.issues=o.issues),i.abortEarly){t.typed=!1;break}}const h=this.value["~run"]({value:l},i);if(h.issues){const u={type:"object",origin:"value",input:a,key:n,value:l};for(const c of h.issues)c.path?c.path.unshift(u):c.path=[u],t.issues?.push(c);if(t.issues||(t.issues=h.issues),i.abortEarly){t.typed=!1;break}}(!o.typed||!h.typed)&&(t.typed=!1),o.typed&&(t.value[o.value]=h.value)}}else _addIssue(this,"type",t,i);return t}})}function strictObject(e,s){return _standardSchema({kind:"schema",type:"strict_object",reference:strictObject,expects:"Object",async:!1,entries:e,message:s,"~run"(r,t){const i=r.value;if(i&&typeof i=="object"){r.typed=!0,r.value={};for(const a in this.entries){const n=this.entries[a];if(a in i||(n.type==="exact_optional"||n.type==="optional"||n.type==="nullish")&&n.default!==void 0){const l=a in i?i[a]:getDefault(n),o=n["~run"]({value:l},t);if(o.issues){const h={type:"object",origin:"value",input:i,key:a,value:l};for(const u of o.issues)u.path?u.path.unshift(h):u.path=[h],r.issues?.push(u);if(r.issues||(r.issues=o.issues),t.abortEarly){r.typed=!1;break}}o.typed||(r.typed=!1),r.value[a]=o.value}else if(n.fallback!==void 0)r.value[a]=getFallback(n);else if(n.type!=="exact_optional"&&n.type!=="optional"&&n.type!=="nullish"&&(_addIssue(this,"key",r,t,{input:void 0,expected:`"${a}"`,path:[{type:"object",origin:"key",input:i,key:a,value:i[a]}]}),t.abortEarly))break}if(!r.issues||!t.abortEarly){for(const a in i)if(!Object.prototype.hasOwnProperty.call(this.entries,a)){_addIssue(this,"key",r,t,{input:a,expected:"never",path:[{type:"object",origin:"key",input:i,key:a,value:i[a]}]});break}}}else _addIssue(this,"type",r,t);return r}})}function string(e){return _standardSchema({kind:"schema",type:"string",reference:string,expects:"string",async:!1,message:e,"~run"(s,r){return typeof s.value=="string"?s.typed=!0:_addIssue(this,"type",s,r),s}})}function unknown(){return _standardSchema({kind:"schema",type:"unknown",reference:unknown,expects:"unknown",async:!1,"~run"(e){return e.typed=!0,e}})}function pipe(...e){return _standardSchema({...e[0],pipe:e,"~run"(s,r){for(const t of e)if(t.kind!=="metadata"){if(s.issues&&(t.kind==="schema"||t.kind==="transformation")){s.typed=!1;break}(!s.issues||!r.abortEarly&&!r.abortPipeEarly)&&(s=t["~run"](s,r))}return s}})}function safeParse(e,s,r){const t=e["~run"]({value:s},getGlobalConfig(r));return{typed:t.typed,success:!t.issues,output:t.value,issues:t.issues}}var FEW_WILDCARDS=/^(?:\*\*\/)?(?:[^*?]*[*?]+){0,3}[^*?]*$/;function isSafeGlob(e){return e===""||e.length>256||/[()!\\\0]|[@+?*]\(/.test(e)||(e.match(/\{/g)?.length??0)>2||/\{[^}]*\{/.test(e)||/\{[^}]*\.\./.test(e)?!1:FEW_WILDCARDS.test(e)}function createMemoryRules({onOff:e,ratio:s,logFiles:r,oneOf:t,wholeNumber:i}){return{"memory.markers":e,"memory.guidance":t(GUIDANCE_LEVELS),"memory.auto_capture.enabled":e,"memory.auto_capture.threshold":s,"memory.auto_capture.limit":i(0,10,"memories"),"memory.auto_capture.prompt_first":e,"memory.rotation.decision_logs":r,"memory.rotation.issue_logs":r,"memory.rotation.max_lines":i(1,1e6,"lines"),"memory.rotation.decision_days":i(0,36500,"days"),"memory.rotation.issue_days":i(0,36500,"days"),"memory.rotation.check_at_start":e,"memory.surface.limit":i(0,10,"memories"),"memory.surface.at_start":i(0,10,"memories"),"retention.checkpoints":i(0,1e5,"checkpoints"),"retention.sessions":i(0,1e5,"sessions"),"retention.journal_mb":i(0,1024,"MiB")}}function isLogList(e){const s=r=>typeof r=="string"&&/^[\w.][\w./ -]{0,250}\.md$/.test(r)&&!r.includes("..");return Array.isArray(e)&&e.length<=20&&e.every(s)}function isPathList(e){const s=r=>typeof r=="string"&&/^(?!.*\.\.)[A-Za-z0-9_.][A-Za-z0-9_./ -]{0,255}$/.test(r);return Array.isArray(e)&&e.length<=10&&e.every(s)}var isName=e=>typeof e=="string"&&/^[A-Za-z][\w:-]{0,63}$/.test(e),isKeyword=e=>typeof e=="string"&&e.length<=80&&/[\p{L}\p{N}]/u.test(e),isKeywordList=e=>Array.isArray(e)&&e.length<=30&&e.every(isKeyword),FIELDS={intent:{isRequired:!0,check:isName},keywords:{isRequired:!0,check:e=>isKeywordList(e)&&e.length>0},negative_keywords:{isRequired:!1,check:isKeywordList},priority:{isRequired:!1,check:e=>Number.isInteger(e)&&Math.abs(e)<=1e3},agent:{isRequired:!0,check:isName},flag:{isRequired:!1,check:e=>typeof e=="string"&&/^[a-z][a-z0-9_]{0,59}$/.test(e)}};function isRouteList(e){return Array.isArray(e)&&e.length<=50&&e.every(isRoute)}function isRoute(e){if(typeof e!="object"||e===null||Array.isArray(e))return!1;const s=e;return Object.keys(s).every(r=>Object.hasOwn(FIELDS,r))&&Object.entries(FIELDS).every(([r,{isRequired:t,check:i}])=>s[r]===void 0?!t:i(s[r]))}var onOff={schema:boolean(),expected:"true or false"},ratio={schema:pipe(number(),gtValue(0),maxValue(1)),expected:"a number over 0 and up to 1"},tokens={schema:pipe(number(),integer(),minValue(1e3),maxValue(1e8)),expected:"a whole number of tokens, at least 1000"},wholeNumber=(e,s,r)=>({schema:pipe(number(),integer(),minValue(e),maxValue(s)),expected:`a whole number of ${r} from ${e} to ${s}`}),budget=wholeNumber(0,2500,"tokens"),oneOf=e=>({schema:picklist(e),expected:`one of ${e.join(", ")}`}),logFiles={schema:custom(isLogList),expected:"a list of at most 20 Markdown files in the project"},glob=pipe(string(),check(isSafeGlob)),globs=e=>pipe(array(glob),maxLength(e)),expectedGlobs=e=>`a list of at most ${e} globs with at most three wildcards each`,keepValid=e=>s=>{const r=Array.isArray(s)?s.filter(t=>is(e,t)).slice(0,100):[];return r.length===0?void 0:r},table=(e,s)=>pipe(custom(r=>!Array.isArray(r)),record(e,s)),toolName=pipe(string(),regex(/^[A-Za-z0-9_*:.-]{1,128}$/)),governed=table(glob,picklist(CRITICALITIES)),mode=oneOf(GUARD_MODES),architectureRule=strictObject({name:pipe(string(),regex(/^[\w .-]{1,60}$/)),files:globs(50),may_import:optional(globs(100)),never_import:optional(globs(100)),one_class_per_file:optional(boolean())}),operationName=pipe(string(),regex(/^[a-z][a-z0-9_]{0,39}$/)),thresholdRules=Object.fromEntries(THRESHOLD_ROWS.flatMap(e=>THRESHOLD_NAMES.map(s=>[`context_monitor.thresholds.${e}.${s}`,ratio]))),CONFIG_RULES={criticality:oneOf(CRITICALITIES),"context_monitor.enabled":onOff,"context_monitor.low_threshold":ratio,"context_monitor.warning_threshold":ratio,"context_monitor.critical_threshold":ratio,"context_monitor.emergency_threshold":ratio,...thresholdRules,"context_monitor.absolute_floors":onOff,"context_monitor.operations":{schema:pipe(unknown(),check(e=>!Array.isArray(e)),record(operationName,pipe(number(),integer(),minValue(1),maxValue(1e8)))),expected:"a table of operations in snake_case and their tokens"},"context_monitor.typical_operation":{schema:operationName,expected:"the name of an operation in snake_case"},"context_monitor.compaction_point":tokens,"context_monitor.window":tokens,"context_monitor.tone":oneOf(TONES),"escalation.gate_spawns":oneOf(SPAWN_GATES),"governance.c3_files":{schema:globs(50),expected:expectedGlobs(50)},"governance.c4_files":{schema:globs(50),expected:expectedGlobs(50)},"resumption.max_age_hours":{schema:pipe(number(),minValue(0),maxValue(87600)),expected:"a number of hours from 0 to 87600"},"resumption.steer_summary":onOff,"resumption.orchestration_file":{schema:pipe(string(),regex(/^(?!.*\.\.)[A-Za-z0-9_][A-Za-z0-9_./ -]{0,255}$/)),expected:"a path inside the project"},profile:oneOf(PROFILES),"quality.sources":{schema:custom(isPathList),expected:"a list of at most 10 paths inside the project"},"reinforcement.cadence":oneOf(CADENCES),"reinforcement.files":{schema:globs(50),expected:expectedGlobs(50)},routing:{schema:custom(isRouteList),expected:"a list of at most 50 routes with intent, keywords and agent"},"budgets.session_start":budget,"budgets.user_prompt_submit":budget,...createMemoryRules({onOff,ratio,logFiles,oneOf,wholeNumber}),"compaction.core":oneOf(CORE_MODES),"guardrails.write_roots":{schema:globs(100),expected:expectedGlobs(100),salvage:e=>keepValid(glob)(e)??(Array.isArray(e)?[]:PLAN_ROOTS)},"guardrails.protected":{schema:globs(100),expected:expectedGlobs(100),salvage:keepValid(glob)},"guardrails.allowed_tools":{schema:pipe(array(toolName),maxLength(500)),expected:"a list of tool names, in which * stands for anything",salvage:keepValid(toolName)},"guardrails.mcp_writers":{schema:table(toolName,pipe(array(string()),maxLength(20))),expected:"a table of tool names, each with the list of its fields that hold paths"},"guardrails.governance":{schema:governed,expected:`a table of globs, each with one of ${CRITICALITIES.join(", ")}`,salvage:e=>{const r=(typeof e=="object"&&e!==null&&!Array.isArray(e)?Object.entries(e):[]).filter(t=>is(governed,Object.fromEntries([t])));return r.length===0?void 0:Object.fromEntries(r)}},"guardrails.architecture":{schema:pipe(array(architectureRule),maxLength(100)),expected:"a list of rules with name, files, and may_import, never_import or one_class_per_file",salvage:keepValid(architectureRule)},"guardrails.evaluator":onOff,"guardrails.unresolved":oneOf(UNRESOLVED_MODES),"guardrails.fail":oneOf(FAIL_MODES),"guardrails.deadline":wholeNumber(50,4e3,"milliseconds"),"guardrails.modes.allowed_tools":mode,"guardrails.modes.self_protection":mode,"guardrails.modes.confined_writes":mode,"guardrails.modes.write_size":mode,"guardrails.modes.tool_availability":mode,"guardrails.modes.plan_evaluator":mode,"guardrails.modes.architecture":mode,"guardrails.modes.governance":mode,"guardrails.modes.post_compaction_approval":mode,"guardrails.modes.stale_resumption":mode,"hooks.session_start":onOff,"hooks.user_prompt_submit":onOff,"hooks.pre_compact":onOff,"hooks.pre_tool_use":onOff,"hooks.post_tool_use":onOff,"sections.project_context":onOff,"sections.quality_context":onOff,"sections.quality_reinforcement":onOff,"sections.routing_hint":onOff,"sections.resumption_context":onOff,"sections.context_monitor":onOff,"sections.compaction_alert":onOff,"sections.work_log":onOff,"sections.memory_capture":onOff,"sections.response_guidance":onOff,"sections.related_memories":onOff,"sections.track_context":onOff,"sections.recent_diff":onOff,"sections.test_output":onOff,"sections.write_check":onOff};function acceptsValue(e,s){return safeParse(CONFIG_RULES[e].schema,s).success}var MAX_PROBLEMS=20,THRESHOLD_GROUPS=[THRESHOLD_NAMES.map(e=>`context_monitor.${e}_threshold`),...THRESHOLD_ROWS.map(e=>THRESHOLD_NAMES.map(s=>`context_monitor.thresholds.${e}.${s}`))];function resolveConfig(e,s){const r={...DEFAULT_CONFIG},t={},i=[],a=new Map,n=(o,h,u,c,m)=>{const p=()=>{const f=i.length<1e3?m?.(o):void 0;return f===void 0?{path:c}:{path:c,line:f}};if(!isConfigKey(o)){i.push({code:"config-unknown-key",...p(),cause:shorten(o)});return}if(!acceptsValue(o,h)){const f=CONFIG_RULES[o].salvage?.(h);f!==void 0&&(r[o]=f,t[o]=u);const g=`${o} = ${describeValue(h)}, expected ${CONFIG_RULES[o].expected}`;i.push({code:"config-bad-value",...p(),cause:g,consequence:`${describeUsed(r[o])} is used`});return}r[o]=h,t[o]=u,a.set(o,c)};for(const o of e){const h=createKeyLocator(o.text),u=i.length;for(const[m,p]of flatten(o.values))n(m,p,o.name,o.path,h);const c=i.splice(u+MAX_PROBLEMS).length;c>0&&i.push({code:"config-bad-value",path:o.path,cause:`${c} more entries are wrong`,consequence:"they are not used"})}const l=new Map(Object.keys(DEFAULT_CONFIG).map(o=>[environmentName(o),o]));for(const[o,h]of s){const u=l.get(o)??OLDER_NAMES[o]??o;n(u,parseSettingText(u,h),"environment",o)}layProfile(r,t);for(const o of THRESHOLD_GROUPS){const h=dropUnorderedThresholds(o,r,t,a);h&&i.push(h)}return{config:r,origins:t,problems:i}}function layProfile(e,s){const r=e.profile;for(const[t,i]of Object.entries(PROFILE_DEFAULTS[r]))!isConfigKey(t)||s[t]!==void 0||(e[t]=i,s[t]=`profile ${r}`)}function isConfigKey(e){return Object.hasOwn(CONFIG_RULES,e)}function parseSettingText(e,s){const r=s.trim();if(/^[[{]/.test(r)&&isConfigKey(e))try{return JSON.parse(r)}catch{return r}return isConfigKey(e)&&acceptsValue(e,[])?r.split(",").map(t=>t.trim()).filter(t=>t!==""):isConfigKey(e)&&typeof DEFAULT_CONFIG[e]=="boolean"&&/^[01]$/.test(r)?r==="1":r===""||isConfigKey(e)&&acceptsValue(e,r)?r:parseVariable(r)}function dropUnorderedThresholds(e,s,r,t){const i=e.filter(o=>s[o]!==null),a=i.map(o=>s[o]);if(a.every((o,h)=>h===0||o>(a[h-1]??0)))return null;const n=i.map((o,h)=>`${o} = ${a[h]}`).join(", "),l=t.get(i.at(-1)??"")??"configuration";for(const o of i)s[o]=null,delete r[o];return{code:"config-not-increasing",path:l,cause:`not increasing (${n})`}}function*flatten(e,s=null,r=0){const t=s!==null&&isConfigKey(s)&&isRecord(DEFAULT_CONFIG[s]),i=isRecord(e)&&!t&&!(e instanceof Date)&&r<=6,a=i?Object.entries(e):[];s!==null&&(!i||a.length===0&&isConfigKey(s))&&(yield[s,e]);for(const[n,l]of a){const o=n===""?'""':n;yield*flatten(l,s===null?o:`${s}.${o}`,r+1)}}function shorten(e){return e.length>100?`${e.slice(0,100)}...`:e}function describeUsed(e){const s=typeof e=="object"&&e!==null?JSON.stringify(e):describeValue(e);return shorten(s)}function describeValue(e){return typeof e=="string"?JSON.stringify(e.length>60?`${e.slice(0,60)}...`:e):e===null?"the value of the criticality or model":Array.isArray(e)?"a list":typeof e=="object"?"a table":String(e)}var import_parse_string=__toESM(require_parse_string(),1);function parseToml(e){return(0,import_parse_string.default)(e)}async function resolveSources(e){const s=[],r=[];for(const i of e.files)try{s.push({...i,values:i.name==="policy"?await parsePolicy(i.text):parseToml(i.text)})}catch(a){const{layer:n,problem:l}=closeBrokenLayer(i,a);n!==null&&s.push(n),r.push(l)}const t=resolveConfig(s,e.variables);return{...t,problems:[...r,...t.problems]}}async function parsePolicy(e){const{parseYamlRecord:s}=await loadPart("io/yaml-file");return wrapPolicy(s(e))}function closeBrokenLayer(e,s){const r=describeSyntaxError(e,s);if(!e.text.includes("write_roots"))return{layer:null,problem:r};const t={guardrails:{write_roots:PLAN_ROOTS}},i=`until it is repaired, writes are confined to ${PLAN_ROOTS.join(" and ")}`;return{layer:{...e,values:t},problem:{...r,consequence:i}}}function describeSyntaxError({name:e,path:s},r){const t=r.line,i=e==="policy"?"its front matter is not valid YAML":"not valid TOML";return typeof t=="number"?{code:"config-syntax",path:s,line:t+1,cause:i}:{code:"config-syntax",path:s,cause:i}}function saveCache(e,s){try{replaceFile(openStateFolder(e,["cache"]),"config.json",s)}catch{removeQuietly(`${e}/.holdfast/cache/config.json`)}};return {resolveSources,saveCache};
|*/
/*| part io/yaml-file
var z=(function(e,t,s,n){if(I(e))return e.toString(t,s,n);if(x(e)){if(t.doc.directives)return e.toString(t);if(t.resolvedAliases?.has(e))throw new TypeError("Cannot stringify circular structure without alias nodes");t.resolvedAliases?t.resolvedAliases.add(e):t.resolvedAliases=new Set([e]),e=e.resolve(t.doc)}let i;const r=L(e)?e:t.doc.createNode(e,{onTagObj:l=>i=l});i??(i=Ds(t.doc.schema.tags,r));const o=js(r,i,t);o.length>0&&(t.indentAtStart=(t.indentAtStart??0)+o.length+1);const a=typeof i.stringify=="function"?i.stringify(r,t,s,n):E(r)?Ze(r,t,s,n):r.toString(t,s,n);return o?E(r)||a[0]==="{"||a[0]==="["?`${o} ${a}`:`${o}
${t.indent}${a}`:a});const {isRecord: wt} = await loadPart("shared/2");var Ye=Symbol.for("yaml.alias"),Je=Symbol.for("yaml.document"),J=Symbol.for("yaml.map"),kt=Symbol.for("yaml.pair"),R=Symbol.for("yaml.scalar"),Z=Symbol.for("yaml.seq"),B=Symbol.for("yaml.node.type"),x=e=>!!e&&typeof e=="object"&&e[B]===Ye,he=e=>!!e&&typeof e=="object"&&e[B]===Je,de=e=>!!e&&typeof e=="object"&&e[B]===J,I=e=>!!e&&typeof e=="object"&&e[B]===kt,E=e=>!!e&&typeof e=="object"&&e[B]===R,pe=e=>!!e&&typeof e=="object"&&e[B]===Z;function T(e){if(e&&typeof e=="object")switch(e[B]){case J:case Z:return!0}return!1}function L(e){if(e&&typeof e=="object")switch(e[B]){case Ye:case J:case R:case Z:return!0}return!1}var St=e=>(E(e)||T(e))&&!!e.anchor,_=Symbol("break visit"),vt=Symbol("skip children"),q=Symbol("remove node");function ee(e,t){const s=Nt(t);he(e)?te(null,e.contents,s,Object.freeze([e]))===q&&(e.contents=null):te(null,e,s,Object.freeze([]))}ee.BREAK=_,ee.SKIP=vt,ee.REMOVE=q;function te(e,t,s,n){const i=Ot(e,t,s,n);if(L(i)||I(i))return At(e,n,i),te(e,i,s,n);if(typeof i!="symbol"){if(T(t)){n=Object.freeze(n.concat(t));for(let r=0;r<t.items.length;++r){const o=te(r,t.items[r],s,n);if(typeof o=="number")r=o-1;else{if(o===_)return _;o===q&&(t.items.splice(r,1),r-=1)}}}else if(I(t)){n=Object.freeze(n.concat(t));const r=te("key",t.key,s,n);if(r===_)return _;r===q&&(t.key=null);const o=te("value",t.value,s,n);if(o===_)return _;o===q&&(t.value=null)}}return i}async function Ge(e,t){const s=Nt(t);he(e)?await se(null,e.contents,s,Object.freeze([e]))===q&&(e.contents=null):await se(null,e,s,Object.freeze([]))}Ge.BREAK=_,Ge.SKIP=vt,Ge.REMOVE=q;async function se(e,t,s,n){const i=await Ot(e,t,s,n);if(L(i)||I(i))return At(e,n,i),se(e,i,s,n);if(typeof i!="symbol"){if(T(t)){n=Object.freeze(n.concat(t));for(let r=0;r<t.items.length;++r){const o=await se(r,t.items[r],s,n);if(typeof o=="number")r=o-1;else{if(o===_)return _;o===q&&(t.items.splice(r,1),r-=1)}}}else if(I(t)){n=Object.freeze(n.concat(t));const r=await se("key",t.key,s,n);if(r===_)return _;r===q&&(t.key=null);const o=await se("value",t.value,s,n);if(o===_)return _;o===q&&(t.value=null)}}return i}function Nt(e){return typeof e=="object"&&(e.Collection||e.Node||e.Value)?Object.assign({Alias:e.Node,Map:e.Node,Scalar:e.Node,Seq:e.Node},e.Value&&{Map:e.Value,Scalar:e.Value,Seq:e.Value},e.Collection&&{Map:e.Collection,Seq:e.Collection},e):e}function Ot(e,t,s,n){if(typeof s=="function")return s(e,t,n);if(de(t))return s.Map?.(e,t,n);if(pe(t))return s.Seq?.(e,t,n);if(I(t))return s.Pair?.(e,t,n);if(E(t))return s.Scalar?.(e,t,n);if(x(t))return s.Alias?.(e,t,n)}function At(e,t,s){const n=t[t.length-1];if(T(n))n.items[e]=s;else if(I(n))e==="key"?n.key=s:n.value=s;else if(he(n))n.contents=s;else{const i=x(n)?"alias":"scalar";throw new Error(`Cannot replace node with ${i} parent`)}}var Ls={"!":"%21",",":"%2C","[":"%5B","]":"%5D","{":"%7B","}":"%7D"},$s=e=>e.replace(/[!,[\]{}]/g,t=>Ls[t]),ne=class V{constructor(t,s){this.docStart=null,this.docEnd=!1,this.yaml=Object.assign({},V.defaultYaml,t),this.tags=Object.assign({},V.defaultTags,s)}clone(){const t=new V(this.yaml,this.tags);return t.docStart=this.docStart,t}atDocument(){const t=new V(this.yaml,this.tags);switch(this.yaml.version){case"1.1":this.atNextDocument=!0;break;case"1.2":this.atNextDocument=!1,this.yaml={explicit:V.defaultYaml.explicit,version:"1.2"},this.tags=Object.assign({},V.defaultTags);break}return t}add(t,s){this.atNextDocument&&(this.yaml={explicit:V.defaultYaml.explicit,version:"1.1"},this.tags=Object.assign({},V.defaultTags),this.atNextDocument=!1);const n=t.trim().split(/[ \t]+/),i=n.shift();switch(i){case"%TAG":{if(n.length!==2&&(s(0,"%TAG directive should contain exactly two parts"),n.length<2))return!1;const[r,o]=n;return this.tags[r]=o,!0}case"%YAML":{if(this.yaml.explicit=!0,n.length!==1)return s(0,"%YAML directive should contain exactly one part"),!1;const[r]=n;if(r==="1.1"||r==="1.2")return this.yaml.version=r,!0;{const o=/^\d+\.\d+$/.test(r);return s(6,`Unsupported YAML version ${r}`,o),!1}}default:return s(0,`Unknown directive ${i}`,!0),!1}}tagName(t,s){if(t==="!")return"!";if(t[0]!=="!")return s(`Not a valid tag: ${t}`),null;if(t[1]==="<"){const o=t.slice(2,-1);return o==="!"||o==="!!"?(s(`Verbatim tags aren't resolved, so ${t} is invalid.`),null):(t[t.length-1]!==">"&&s("Verbatim tags must end with a >"),o)}const[,n,i]=t.match(/^(.*!)([^!]*)$/s);i||s(`The ${t} tag has no suffix`);const r=this.tags[n];if(r)try{return r+decodeURIComponent(i)}catch(o){return s(String(o)),null}return n==="!"?t:(s(`Could not resolve tag: ${t}`),null)}tagString(t){for(const[s,n]of Object.entries(this.tags))if(t.startsWith(n))return s+$s(t.substring(n.length));return t[0]==="!"?t:`!<${t}>`}toString(t){const s=this.yaml.explicit?[`%YAML ${this.yaml.version||"1.2"}`]:[],n=Object.entries(this.tags);let i;if(t&&n.length>0&&L(t.contents)){const r={};ee(t.contents,(o,a)=>{L(a)&&a.tag&&(r[a.tag]=!0)}),i=Object.keys(r)}else i=[];for(const[r,o]of n)r==="!!"&&o==="tag:yaml.org,2002:"||(!t||i.some(a=>a.startsWith(o)))&&s.push(`%TAG ${r} ${o}`);return s.join(`
`)}};ne.defaultYaml={explicit:!1,version:"1.2"},ne.defaultTags={"!!":"tag:yaml.org,2002:"};function Et(e){if(/[\x00-\x19\s,[\]{}]/.test(e)){const s=`Anchor must not contain whitespace or control characters: ${JSON.stringify(e)}`;throw new Error(s)}return!0}function It(e){const t=new Set;return ee(e,{Value(s,n){n.anchor&&t.add(n.anchor)}}),t}function Tt(e,t){for(let s=1;;++s){const n=`${e}${s}`;if(!t.has(n))return n}}function Cs(e,t){const s=[],n=new Map;let i=null;return{onAnchor:r=>{s.push(r),i??(i=It(e));const o=Tt(t,i);return i.add(o),o},setAnchors:()=>{for(const r of s){const o=n.get(r);if(typeof o=="object"&&o.anchor&&(E(o.node)||T(o.node)))o.node.anchor=o.anchor;else{const a=new Error("Failed to resolve repeated object (this should not happen)");throw a.source=r,a}}},sourceObjects:n}}function ie(e,t,s,n){if(n&&typeof n=="object")if(Array.isArray(n))for(let i=0,r=n.length;i<r;++i){const o=n[i],a=ie(e,n,String(i),o);a===void 0?delete n[i]:a!==o&&(n[i]=a)}else if(n instanceof Map)for(const i of Array.from(n.keys())){const r=n.get(i),o=ie(e,n,i,r);o===void 0?n.delete(i):o!==r&&n.set(i,o)}else if(n instanceof Set)for(const i of Array.from(n)){const r=ie(e,n,i,i);r===void 0?n.delete(i):r!==i&&(n.delete(i),n.add(r))}else for(const[i,r]of Object.entries(n)){const o=ie(e,n,i,r);o===void 0?delete n[i]:o!==r&&(n[i]=o)}return e.call(t,s,n)}function K(e,t,s){if(Array.isArray(e))return e.map((n,i)=>K(n,String(i),s));if(e&&typeof e.toJSON=="function"){if(!s||!St(e))return e.toJSON(t,s);const n={aliasCount:0,count:1,res:void 0};s.anchors.set(e,n),s.onCreate=r=>{n.res=r,delete s.onCreate};const i=e.toJSON(t,s);return s.onCreate&&s.onCreate(i),i}return typeof e=="bigint"&&!s?.keep?Number(e):e}var Qe=class{constructor(e){Object.defineProperty(this,B,{value:e})}clone(){const e=Object.create(Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(this));return this.range&&(e.range=this.range.slice()),e}toJS(e,{mapAsMap:t,maxAliasCount:s,onAnchor:n,reviver:i}={}){if(!he(e))throw new TypeError("A document argument is required");const r={anchors:new Map,doc:e,keep:!0,mapAsMap:t===!0,mapKeyWarned:!1,maxAliasCount:typeof s=="number"?s:100},o=K(this,"",r);if(typeof n=="function")for(const{count:a,res:l}of r.anchors.values())n(l,a);return typeof i=="function"?ie(i,{"":o},"",o):o}},We=class extends Qe{constructor(e){super(Ye),this.source=e,Object.defineProperty(this,"tag",{set(){throw new Error("Alias nodes cannot have tags")}})}resolve(e,t){if(t?.maxAliasCount===0)throw new ReferenceError("Alias resolution is disabled");let s;t?.aliasResolveCache?s=t.aliasResolveCache:(s=[],ee(e,{Node:(i,r)=>{(x(r)||St(r))&&s.push(r)}}),t&&(t.aliasResolveCache=s));let n;for(const i of s){if(i===this)break;i.anchor===this.source&&(n=i)}if(n&&t){const{anchors:i,doc:r,maxAliasCount:o}=t;let a=i.get(n);if(a||(K(n,null,t),a=i.get(n)),a?.res===void 0){const l="This should not happen: Alias anchor was not resolved?";throw new ReferenceError(l)}if(o>=0&&(a.count+=1,a.aliasCount===0&&(a.aliasCount=Ne(r,n,i)),a.count*a.aliasCount>o)){const l="Excessive alias count indicates a resource exhaustion attack";throw new ReferenceError(l)}}return n}toJSON(e,t){if(!t)return{source:this.source};const s=this.resolve(t.doc,t);if(!s){const n=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;throw new ReferenceError(n)}return t.anchors.get(s).res}toString(e,t,s){const n=`*${this.source}`;if(e){if(Et(this.source),e.options.verifyAliasOrder&&!e.anchors.has(this.source)){const i=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;throw new Error(i)}if(e.implicitKey)return`${n} `}return n}};function Ne(e,t,s){if(x(t)){const n=t.resolve(e),i=s&&n&&s.get(n);return i?i.count*i.aliasCount:0}else if(T(t)){let n=0;for(const i of t.items){const r=Ne(e,i,s);r>n&&(n=r)}return n}else if(I(t)){const n=Ne(e,t.key,s),i=Ne(e,t.value,s);return Math.max(n,i)}return 1}var Lt=e=>!e||typeof e!="function"&&typeof e!="object",N=class extends Qe{constructor(e){super(R),this.value=e}toJSON(e,t){return t?.keep?this.value:K(this.value,e,t)}toString(){return String(this.value)}};N.BLOCK_FOLDED="BLOCK_FOLDED",N.BLOCK_LITERAL="BLOCK_LITERAL",N.PLAIN="PLAIN",N.QUOTE_DOUBLE="QUOTE_DOUBLE",N.QUOTE_SINGLE="QUOTE_SINGLE";var _s="tag:yaml.org,2002:";function Ms(e,t,s){if(t){const n=s.filter(r=>r.tag===t),i=n.find(r=>!r.format)??n[0];if(!i)throw new Error(`Tag ${t} not found`);return i}return s.find(n=>n.identify?.(e)&&!n.format)}function me(e,t,s){if(he(e)&&(e=e.contents),L(e))return e;if(I(e)){const f=s.schema[J].createNode?.(s.schema,null,s);return f.items.push(e),f}(e instanceof String||e instanceof Number||e instanceof Boolean||typeof BigInt<"u"&&e instanceof BigInt)&&(e=e.valueOf());const{aliasDuplicateObjects:n,onAnchor:i,onTagObj:r,schema:o,sourceObjects:a}=s;let l;if(n&&e&&typeof e=="object"){if(l=a.get(e),l)return l.anchor??(l.anchor=i(e)),new We(l.anchor);l={anchor:null,node:null},a.set(e,l)}t?.startsWith("!!")&&(t=_s+t.slice(2));let c=Ms(e,t,o.tags);if(!c){if(e&&typeof e.toJSON=="function"&&(e=e.toJSON()),!e||typeof e!="object"){const f=new N(e);return l&&(l.node=f),f}c=e instanceof Map?o[J]:Symbol.iterator in Object(e)?o[Z]:o[J]}r&&(r(c),delete s.onTagObj);const d=c?.createNode?c.createNode(s.schema,e,s):typeof c?.nodeClass?.from=="function"?c.nodeClass.from(s.schema,e,s):new N(e);return t?d.tag=t:c.default||(d.tag=c.tag),l&&(l.node=d),d}function Oe(e,t,s){let n=s;for(let i=t.length-1;i>=0;--i){const r=t[i];if(typeof r=="number"&&Number.isInteger(r)&&r>=0){const o=[];o[r]=n,n=o}else n=new Map([[r,n]])}return me(n,void 0,{aliasDuplicateObjects:!1,keepUndefined:!1,onAnchor:()=>{throw new Error("This should not happen, please report a bug.")},schema:e,sourceObjects:new Map})}var ge=e=>e==null||typeof e=="object"&&!!e[Symbol.iterator]().next().done,$t=class extends Qe{constructor(e,t){super(e),Object.defineProperty(this,"schema",{value:t,configurable:!0,enumerable:!1,writable:!0})}clone(e){const t=Object.create(Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(this));return e&&(t.schema=e),t.items=t.items.map(s=>L(s)||I(s)?s.clone(e):s),this.range&&(t.range=this.range.slice()),t}addIn(e,t){if(ge(e))this.add(t);else{const[s,...n]=e,i=this.get(s,!0);if(T(i))i.addIn(n,t);else if(i===void 0&&this.schema)this.set(s,Oe(this.schema,n,t));else throw new Error(`Expected YAML collection at ${s}. Remaining path: ${n}`)}}deleteIn(e){const[t,...s]=e;if(s.length===0)return this.delete(t);const n=this.get(t,!0);if(T(n))return n.deleteIn(s);throw new Error(`Expected YAML collection at ${t}. Remaining path: ${s}`)}getIn(e,t){const[s,...n]=e,i=this.get(s,!0);return n.length===0?!t&&E(i)?i.value:i:T(i)?i.getIn(n,t):void 0}hasAllNullValues(e){return this.items.every(t=>{if(!I(t))return!1;const s=t.value;return s==null||e&&E(s)&&s.value==null&&!s.commentBefore&&!s.comment&&!s.tag})}hasIn(e){const[t,...s]=e;if(s.length===0)return this.has(t);const n=this.get(t,!0);return T(n)?n.hasIn(s):!1}setIn(e,t){const[s,...n]=e;if(n.length===0)this.set(s,t);else{const i=this.get(s,!0);if(T(i))i.setIn(n,t);else if(i===void 0&&this.schema)this.set(s,Oe(this.schema,n,t));else throw new Error(`Expected YAML collection at ${s}. Remaining path: ${n}`)}}},Bs=e=>e.replace(/^(?!$)(?: $)?/gm,"#");function U(e,t){return/^\n+$/.test(e)?e.substring(1):t?e.replace(/^(?! *$)/gm,t):e}var Q=(e,t,s)=>e.endsWith(`
`)?U(s,t):s.includes(`
`)?`
`+U(s,t):(e.endsWith(" ")?"":" ")+s,Ct="flow",He="block",Ae="quoted";function Ee(e,t,s="flow",{indentAtStart:n,lineWidth:i=80,minContentWidth:r=20,onFold:o,onOverflow:a}={}){if(!i||i<0)return e;i<r&&(r=0);const l=Math.max(1+r,1+i-t.length);if(e.length<=l)return e;const c=[],d={};let f=i-t.length;typeof n=="number"&&(n>i-Math.max(2,r)?c.push(0):f=i-n);let u,m,g=!1,h=-1,p=-1,b=-1;s===He&&(h=_t(e,h,t.length),h!==-1&&(f=h+l));for(let k;k=e[h+=1];){if(s===Ae&&k==="\\"){switch(p=h,e[h+1]){case"x":h+=3;break;case"u":h+=5;break;case"U":h+=9;break;default:h+=1}b=h}if(k===`
`)s===He&&(h=_t(e,h,t.length)),f=h+t.length+l,u=void 0;else{if(k===" "&&m&&m!==" "&&m!==`
`&&m!=="	"){const S=e[h+1];S&&S!==" "&&S!==`
`&&S!=="	"&&(u=h)}if(h>=f)if(u)c.push(u),f=u+l,u=void 0;else if(s===Ae){for(;m===" "||m==="	";)m=k,k=e[h+=1],g=!0;const S=h>b+1?h-2:p-1;if(d[S])return e;c.push(S),d[S]=!0,f=S+l,u=void 0}else g=!0}m=k}if(g&&a&&a(),c.length===0)return e;o&&o();let w=e.slice(0,c[0]);for(let k=0;k<c.length;++k){const S=c[k],v=c[k+1]||e.length;S===0?w=`
${t}${e.slice(0,v)}`:(s===Ae&&d[S]&&(w+=`${e[S]}\\`),w+=`
${t}${e.slice(S+1,v)}`)}return w}function _t(e,t,s){let n=t,i=t+1,r=e[i];for(;r===" "||r==="	";)if(t<i+s)r=e[++t];else{do r=e[++t];while(r&&r!==`
`);n=t,i=t+1,r=e[i]}return n}var Ie=(e,t)=>({indentAtStart:t?e.indent.length:e.indentAtStart,lineWidth:e.options.lineWidth,minContentWidth:e.options.minContentWidth}),Te=e=>/^(%|---|\.\.\.)/m.test(e);function Ks(e,t,s){if(!t||t<0)return!1;const n=t-s,i=e.length;if(i<=n)return!1;for(let r=0,o=0;r<i;++r)if(e[r]===`
`){if(r-o>n)return!0;if(o=r+1,i-o<=n)return!1}return!0}function ye(e,t){const s=JSON.stringify(e);if(t.options.doubleQuotedAsJSON)return s;const{implicitKey:n}=t,i=t.options.doubleQuotedMinMultiLineLength,r=t.indent||(Te(e)?"  ":"");let o="",a=0;for(let l=0,c=s[l];c;c=s[++l])if(c===" "&&s[l+1]==="\\"&&s[l+2]==="n"&&(o+=s.slice(a,l)+"\\ ",l+=1,a=l,c="\\"),c==="\\")switch(s[l+1]){case"u":{o+=s.slice(a,l);const d=s.substr(l+2,4);switch(d){case"0000":o+="\\0";break;case"0007":o+="\\a";break;case"000b":o+="\\v";break;case"001b":o+="\\e";break;case"0085":o+="\\N";break;case"00a0":o+="\\_";break;case"2028":o+="\\L";break;case"2029":o+="\\P";break;default:d.substr(0,2)==="00"?o+="\\x"+d.substr(2):o+=s.substr(l,6)}l+=5,a=l+1}break;case"n":if(n||s[l+2]==='"'||s.length<i)l+=1;else{for(o+=s.slice(a,l)+`

`;s[l+2]==="\\"&&s[l+3]==="n"&&s[l+4]!=='"';)o+=`
`,l+=2;o+=r,s[l+2]===" "&&(o+="\\"),l+=1,a=l+1}break;default:l+=1}return o=a?o+s.slice(a):s,n?o:Ee(o,r,Ae,Ie(t,!1))}function Xe(e,t){if(t.options.singleQuote===!1||t.implicitKey&&e.includes(`
`)||/[ \t]\n|\n[ \t]/.test(e))return ye(e,t);const s=t.indent||(Te(e)?"  ":""),n="'"+e.replace(/'/g,"''").replace(/\n+/g,`$&
${s}`)+"'";return t.implicitKey?n:Ee(n,s,Ct,Ie(t,!1))}function re(e,t){const{singleQuote:s}=t.options;let n;if(s===!1)n=ye;else{const i=e.includes('"'),r=e.includes("'");i&&!r?n=Xe:r&&!i?n=ye:n=s?Xe:ye}return n(e,t)}var ze;try{ze=new RegExp(`(^|(?<!
))
+(?!
|$)`,"g")}catch{ze=/\n+(?!\n|$)/g}function Le({comment:e,type:t,value:s},n,i,r){const{blockQuote:o,commentString:a,lineWidth:l}=n.options;if(!o||/\n[\t ]+$/.test(s))return re(s,n);const c=n.indent||(n.forceBlockIndent||Te(s)?"  ":""),d=o==="literal"?!0:o==="folded"||t===N.BLOCK_FOLDED?!1:t===N.BLOCK_LITERAL?!0:!Ks(s,l,c.length);if(!s)return d?`|
`:`>
`;let f,u;for(u=s.length;u>0;--u){const v=s[u-1];if(v!==`
`&&v!=="	"&&v!==" ")break}let m=s.substring(u);const g=m.indexOf(`
`);g===-1?f="-":s===m||g!==m.length-1?(f="+",r&&r()):f="",m&&(s=s.slice(0,-m.length),m[m.length-1]===`
`&&(m=m.slice(0,-1)),m=m.replace(ze,`$&${c}`));let h=!1,p,b=-1;for(p=0;p<s.length;++p){const v=s[p];if(v===" ")h=!0;else if(v===`
`)b=p;else break}let w=s.substring(0,b<p?b+1:p);w&&(s=s.substring(w.length),w=w.replace(/\n+/g,`$&${c}`));let S=(h?c?"2":"1":"")+f;if(e&&(S+=" "+a(e.replace(/ ?[\r\n]+/g," ")),i&&i()),!d){const v=s.replace(/\n+/g,`
$&`).replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g,"$1$2").replace(/\n+/g,`$&${c}`);let O=!1;const A=Ie(n,!0);o!=="folded"&&t!==N.BLOCK_FOLDED&&(A.onOverflow=()=>{O=!0});const y=Ee(`${w}${v}${m}`,c,He,A);if(!O)return`>${S}
${c}${y}`}return s=s.replace(/\n+/g,`$&${c}`),`|${S}
${c}${w}${s}${m}`}function Ps(e,t,s,n){const{type:i,value:r}=e,{actualString:o,implicitKey:a,indent:l,indentStep:c,inFlow:d}=t;if(a&&r.includes(`
`)||d&&/[[\]{},]/.test(r))return re(r,t);if(/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(r))return a||d||!r.includes(`
`)?re(r,t):Le(e,t,s,n);if(!a&&!d&&i!==N.PLAIN&&r.includes(`
`))return Le(e,t,s,n);if(Te(r)){if(l==="")return t.forceBlockIndent=!0,Le(e,t,s,n);if(a&&l===c)return re(r,t)}const f=r.replace(/\n+/g,`$&
${l}`);if(o){const u=h=>h.default&&h.tag!=="tag:yaml.org,2002:str"&&h.test?.test(f),{compat:m,tags:g}=t.doc.schema;if(g.some(u)||m?.some(u))return re(r,t)}return a?f:Ee(f,l,Ct,Ie(t,!1))}function Ze(e,t,s,n){const{implicitKey:i,inFlow:r}=t,o=typeof e.value=="string"?e:Object.assign({},e,{value:String(e.value)});let{type:a}=e;a!==N.QUOTE_DOUBLE&&/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(o.value)&&(a=N.QUOTE_DOUBLE);const l=d=>{switch(d){case N.BLOCK_FOLDED:case N.BLOCK_LITERAL:return i||r?re(o.value,t):Le(o,t,s,n);case N.QUOTE_DOUBLE:return ye(o.value,t);case N.QUOTE_SINGLE:return Xe(o.value,t);case N.PLAIN:return Ps(o,t,s,n);default:return null}};let c=l(a);if(c===null){const{defaultKeyType:d,defaultStringType:f}=t.options,u=i&&d||f;if(c=l(u),c===null)throw new Error(`Unsupported default string type ${u}`)}return c}function Mt(e,t){const s=Object.assign({blockQuote:!0,commentString:Bs,defaultKeyType:null,defaultStringType:"PLAIN",directives:null,doubleQuotedAsJSON:!1,doubleQuotedMinMultiLineLength:40,falseStr:"false",flowCollectionPadding:!0,indentSeq:!0,lineWidth:80,minContentWidth:20,nullStr:"null",simpleKeys:!1,singleQuote:null,trailingComma:!1,trueStr:"true",verifyAliasOrder:!0},e.schema.toStringOptions,t);let n;switch(s.collectionStyle){case"block":n=!1;break;case"flow":n=!0;break;default:n=null}return{anchors:new Set,doc:e,flowCollectionPadding:s.flowCollectionPadding?" ":"",indent:"",indentStep:typeof s.indent=="number"?" ".repeat(s.indent):"  ",inFlow:n,options:s}}function Ds(e,t){if(t.tag){const i=e.filter(r=>r.tag===t.tag);if(i.length>0)return i.find(r=>r.format===t.format)??i[0]}let s,n;if(E(t)){n=t.value;let i=e.filter(r=>r.identify?.(n));if(i.length>1){const r=i.filter(o=>o.test);r.length>0&&(i=r)}s=i.find(r=>r.format===t.format)??i.find(r=>!r.format)}else n=t,s=e.find(i=>i.nodeClass&&n instanceof i.nodeClass);if(!s){const i=n?.constructor?.name??(n===null?"null":typeof n);throw new Error(`Tag not resolved for ${i} value`)}return s}function js(e,t,{anchors:s,doc:n}){if(!n.directives)return"";const i=[],r=(E(e)||T(e))&&e.anchor;r&&Et(r)&&(s.add(r),i.push(`&${r}`));const o=e.tag??(t.default?null:t.tag);return o&&i.push(n.directives.tagString(o)),i.join(" ")}function Rs({key:e,value:t},s,n,i){const{allNullValues:r,doc:o,indent:a,indentStep:l,options:{commentString:c,indentSeq:d,simpleKeys:f}}=s;let u=L(e)&&e.comment||null;if(f){if(u)throw new Error("With simple keys, key nodes cannot have comments");if(T(e)||!L(e)&&typeof e=="object"){const A="With simple keys, collection cannot be used as a key value";throw new Error(A)}}let m=!f&&(!e||u&&t==null&&!s.inFlow||T(e)||(E(e)?e.type===N.BLOCK_FOLDED||e.type===N.BLOCK_LITERAL:typeof e=="object"));s=Object.assign({},s,{allNullValues:!1,implicitKey:!m&&(f||!r),indent:a+l});let g=!1,h=!1,p=z(e,s,()=>g=!0,()=>h=!0);if(!m&&!s.inFlow&&p.length>1024){if(f)throw new Error("With simple keys, single line scalar must not span more than 1024 characters");m=!0}if(s.inFlow){if(r||t==null)return g&&n&&n(),p===""?"?":m?`? ${p}`:p}else if(r&&!f||t==null&&m)return p=`? ${p}`,u&&!g?p+=Q(p,s.indent,c(u)):h&&i&&i(),p;g&&(u=null),m?(u&&(p+=Q(p,s.indent,c(u))),p=`? ${p}
${a}:`):(p=`${p}:`,u&&(p+=Q(p,s.indent,c(u))));let b,w,k;L(t)?(b=!!t.spaceBefore,w=t.commentBefore,k=t.comment):(b=!1,w=null,k=null,t&&typeof t=="object"&&(t=o.createNode(t))),s.implicitKey=!1,!m&&!u&&E(t)&&(s.indentAtStart=p.length+1),h=!1,!d&&l.length>=2&&!s.inFlow&&!m&&pe(t)&&!t.flow&&!t.tag&&!t.anchor&&(s.indent=s.indent.substring(2));let S=!1;const v=z(t,s,()=>S=!0,()=>h=!0);let O=" ";if(u||b||w){if(O=b?`
`:"",w){const A=c(w);O+=`
${U(A,s.indent)}`}v===""&&!s.inFlow?O===`
`&&k&&(O=`

`):O+=`
${s.indent}`}else if(!m&&T(t)){const A=v[0],y=v.indexOf(`
`),$=y!==-1,Y=s.inFlow??t.flow??t.items.length===0;if($||!Y){let X=!1;if($&&(A==="&"||A==="!")){let C=v.indexOf(" ");A==="&"&&C!==-1&&C<y&&v[C+1]==="!"&&(C=v.indexOf(" ",C+1)),(C===-1||y<C)&&(X=!0)}X||(O=`
${s.indent}`)}}else(v===""||v[0]===`
`)&&(O="");return p+=O+v,s.inFlow?S&&n&&n():k&&!S?p+=Q(p,s.indent,c(k)):h&&i&&i(),p}function Bt(e,t){(e==="debug"||e==="warn")&&console.warn(t)}var $e="<<",F={identify:e=>e===$e||typeof e=="symbol"&&e.description===$e,default:"key",tag:"tag:yaml.org,2002:merge",test:/^<<$/,resolve:()=>Object.assign(new N(Symbol($e)),{addToJSMap:Kt}),stringify:()=>$e},qs=(e,t)=>(F.identify(t)||E(t)&&(!t.type||t.type===N.PLAIN)&&F.identify(t.value))&&e?.doc.schema.tags.some(s=>s.tag===F.tag&&s.default);function Kt(e,t,s){const n=Pt(e,s);if(pe(n))for(const i of n.items)xe(e,t,i);else if(Array.isArray(n))for(const i of n)xe(e,t,i);else xe(e,t,n)}function xe(e,t,s){const n=Pt(e,s);if(!de(n))throw new Error("Merge sources must be maps or map aliases");const i=n.toJSON(null,e,Map);for(const[r,o]of i)t instanceof Map?t.has(r)||t.set(r,o):t instanceof Set?t.add(r):Object.prototype.hasOwnProperty.call(t,r)||Object.defineProperty(t,r,{value:o,writable:!0,enumerable:!0,configurable:!0});return t}function Pt(e,t){return e&&x(t)?t.resolve(e.doc,e):t}function Dt(e,t,{key:s,value:n}){if(L(s)&&s.addToJSMap)s.addToJSMap(e,t,n);else if(qs(e,s))Kt(e,t,n);else{const i=K(s,"",e);if(t instanceof Map)t.set(i,K(n,i,e));else if(t instanceof Set)t.add(i);else{const r=Us(s,i,e),o=K(n,r,e);r in t?Object.defineProperty(t,r,{value:o,writable:!0,enumerable:!0,configurable:!0}):t[r]=o}}return t}function Us(e,t,s){if(t===null)return"";if(typeof t!="object")return String(t);if(L(e)&&s?.doc){const n=Mt(s.doc,{});n.anchors=new Set;for(const r of s.anchors.keys())n.anchors.add(r.anchor);n.inFlow=!0,n.inStringifyKey=!0;const i=e.toString(n);if(!s.mapKeyWarned){let r=JSON.stringify(i);r.length>40&&(r=r.substring(0,36)+'..."'),Bt(s.doc.options.logLevel,`Keys with collection values will be stringified due to JS Object restrictions: ${r}. Set mapAsMap: true to use object keys.`),s.mapKeyWarned=!0}return i}return JSON.stringify(t)}function et(e,t,s){const n=me(e,void 0,s),i=me(t,void 0,s);return new M(n,i)}var M=class Os{constructor(t,s=null){Object.defineProperty(this,B,{value:kt}),this.key=t,this.value=s}clone(t){let{key:s,value:n}=this;return L(s)&&(s=s.clone(t)),L(n)&&(n=n.clone(t)),new Os(s,n)}toJSON(t,s){const n=s?.mapAsMap?new Map:{};return Dt(s,n,this)}toString(t,s,n){return t?.doc?Rs(this,t,s,n):JSON.stringify(this)}};function jt(e,t,s){return(t.inFlow??e.flow?Vs:Fs)(e,t,s)}function Fs({comment:e,items:t},s,{blockItemPrefix:n,flowChars:i,itemIndent:r,onChompKeep:o,onComment:a}){const{indent:l,options:{commentString:c}}=s,d=Object.assign({},s,{indent:r,type:null});let f=!1;const u=[];for(let g=0;g<t.length;++g){const h=t[g];let p=null;if(L(h))!f&&h.spaceBefore&&u.push(""),Ce(s,u,h.commentBefore,f),h.comment&&(p=h.comment);else if(I(h)){const w=L(h.key)?h.key:null;w&&(!f&&w.spaceBefore&&u.push(""),Ce(s,u,w.commentBefore,f))}f=!1;let b=z(h,d,()=>p=null,()=>f=!0);p&&(b+=Q(b,r,c(p))),f&&p&&(f=!1),u.push(n+b)}let m;if(u.length===0)m=i.start+i.end;else{m=u[0];for(let g=1;g<u.length;++g){const h=u[g];m+=h?`
${l}${h}`:`
`}}return e?(m+=`
`+U(c(e),l),a&&a()):f&&o&&o(),m}function Vs({items:e},t,{flowChars:s,itemIndent:n}){const{indent:i,indentStep:r,flowCollectionPadding:o,options:{commentString:a}}=t;n+=r;const l=Object.assign({},t,{indent:n,inFlow:!0,type:null});let c=!1,d=0;const f=[];for(let g=0;g<e.length;++g){const h=e[g];let p=null;if(L(h))h.spaceBefore&&f.push(""),Ce(t,f,h.commentBefore,!1),h.comment&&(p=h.comment);else if(I(h)){const w=L(h.key)?h.key:null;w&&(w.spaceBefore&&f.push(""),Ce(t,f,w.commentBefore,!1),w.comment&&(c=!0));const k=L(h.value)?h.value:null;k?(k.comment&&(p=k.comment),k.commentBefore&&(c=!0)):h.value==null&&w?.comment&&(p=w.comment)}p&&(c=!0);let b=z(h,l,()=>p=null);c||(c=f.length>d||b.includes(`
`)),g<e.length-1?b+=",":t.options.trailingComma&&(t.options.lineWidth>0&&(c||(c=f.reduce((w,k)=>w+k.length+2,2)+(b.length+2)>t.options.lineWidth)),c&&(b+=",")),p&&(b+=Q(b,n,a(p))),f.push(b),d=f.length}const{start:u,end:m}=s;if(f.length===0)return u+m;if(!c){const g=f.reduce((h,p)=>h+p.length+2,2);c=t.options.lineWidth>0&&g>t.options.lineWidth}if(c){let g=u;for(const h of f)g+=h?`
${r}${i}${h}`:`
`;return`${g}
${i}${m}`}else return`${u}${o}${f.join(" ")}${o}${m}`}function Ce({indent:e,options:{commentString:t}},s,n,i){if(n&&i&&(n=n.replace(/^\n+/,"")),n){const r=U(t(n),e);s.push(r.trimStart())}}function W(e,t){const s=E(t)?t.value:t;for(const n of e)if(I(n)&&(n.key===t||n.key===s||E(n.key)&&n.key.value===s))return n}var P=class extends $t{static get tagName(){return"tag:yaml.org,2002:map"}constructor(e){super(J,e),this.items=[]}static from(e,t,s){const{keepUndefined:n,replacer:i}=s,r=new this(e),o=(a,l)=>{if(typeof i=="function")l=i.call(t,a,l);else if(Array.isArray(i)&&!i.includes(a))return;(l!==void 0||n)&&r.items.push(et(a,l,s))};if(t instanceof Map)for(const[a,l]of t)o(a,l);else if(t&&typeof t=="object")for(const a of Object.keys(t))o(a,t[a]);return typeof e.sortMapEntries=="function"&&r.items.sort(e.sortMapEntries),r}add(e,t){let s;I(e)?s=e:!e||typeof e!="object"||!("key"in e)?s=new M(e,e?.value):s=new M(e.key,e.value);const n=W(this.items,s.key),i=this.schema?.sortMapEntries;if(n){if(!t)throw new Error(`Key ${s.key} already set`);E(n.value)&&Lt(s.value)?n.value.value=s.value:n.value=s.value}else if(i){const r=this.items.findIndex(o=>i(s,o)<0);r===-1?this.items.push(s):this.items.splice(r,0,s)}else this.items.push(s)}delete(e){const t=W(this.items,e);return t?this.items.splice(this.items.indexOf(t),1).length>0:!1}get(e,t){const n=W(this.items,e)?.value;return(!t&&E(n)?n.value:n)??void 0}has(e){return!!W(this.items,e)}set(e,t){this.add(new M(e,t),!0)}toJSON(e,t,s){const n=s?new s:t?.mapAsMap?new Map:{};t?.onCreate&&t.onCreate(n);for(const i of this.items)Dt(t,n,i);return n}toString(e,t,s){if(!e)return JSON.stringify(this);for(const n of this.items)if(!I(n))throw new Error(`Map items must all be pairs; found ${JSON.stringify(n)} instead`);return!e.allNullValues&&this.hasAllNullValues(!1)&&(e=Object.assign({},e,{allNullValues:!0})),jt(this,e,{blockItemPrefix:"",flowChars:{start:"{",end:"}"},itemIndent:e.indent||"",onChompKeep:s,onComment:t})}},oe={collection:"map",default:!0,nodeClass:P,tag:"tag:yaml.org,2002:map",resolve(e,t){return de(e)||t("Expected a mapping for this tag"),e},createNode:(e,t,s)=>P.from(e,t,s)},H=class extends $t{static get tagName(){return"tag:yaml.org,2002:seq"}constructor(e){super(Z,e),this.items=[]}add(e){this.items.push(e)}delete(e){const t=_e(e);return typeof t!="number"?!1:this.items.splice(t,1).length>0}get(e,t){const s=_e(e);if(typeof s!="number")return;const n=this.items[s];return!t&&E(n)?n.value:n}has(e){const t=_e(e);return typeof t=="number"&&t<this.items.length}set(e,t){const s=_e(e);if(typeof s!="number")throw new Error(`Expected a valid index, not ${e}.`);const n=this.items[s];E(n)&&Lt(t)?n.value=t:this.items[s]=t}toJSON(e,t){const s=[];t?.onCreate&&t.onCreate(s);let n=0;for(const i of this.items)s.push(K(i,String(n++),t));return s}toString(e,t,s){return e?jt(this,e,{blockItemPrefix:"- ",flowChars:{start:"[",end:"]"},itemIndent:(e.indent||"")+"  ",onChompKeep:s,onComment:t}):JSON.stringify(this)}static from(e,t,s){const{replacer:n}=s,i=new this(e);if(t&&Symbol.iterator in Object(t)){let r=0;for(let o of t){if(typeof n=="function"){const a=t instanceof Set?o:String(r++);o=n.call(t,a,o)}i.items.push(me(o,void 0,s))}}return i}};function _e(e){let t=E(e)?e.value:e;return t&&typeof t=="string"&&(t=Number(t)),typeof t=="number"&&Number.isInteger(t)&&t>=0?t:null}var ae={collection:"seq",default:!0,nodeClass:H,tag:"tag:yaml.org,2002:seq",resolve(e,t){return pe(e)||t("Expected a sequence for this tag"),e},createNode:(e,t,s)=>H.from(e,t,s)},Me={identify:e=>typeof e=="string",default:!0,tag:"tag:yaml.org,2002:str",resolve:e=>e,stringify(e,t,s,n){return t=Object.assign({actualString:!0},t),Ze(e,t,s,n)}},Be={identify:e=>e==null,createNode:()=>new N(null),default:!0,tag:"tag:yaml.org,2002:null",test:/^(?:~|[Nn]ull|NULL)?$/,resolve:()=>new N(null),stringify:({source:e},t)=>typeof e=="string"&&Be.test.test(e)?e:t.options.nullStr},tt={identify:e=>typeof e=="boolean",default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,resolve:e=>new N(e[0]==="t"||e[0]==="T"),stringify({source:e,value:t},s){if(e&&tt.test.test(e)){const n=e[0]==="t"||e[0]==="T";if(t===n)return e}return t?s.options.trueStr:s.options.falseStr}};function D({format:e,minFractionDigits:t,tag:s,value:n}){if(typeof n=="bigint")return String(n);const i=typeof n=="number"?n:Number(n);if(!isFinite(i))return isNaN(i)?".nan":i<0?"-.inf":".inf";let r=Object.is(n,-0)?"-0":JSON.stringify(n);if(!e&&t&&(!s||s==="tag:yaml.org,2002:float")&&/^-?\d/.test(r)&&!r.includes("e")){let o=r.indexOf(".");o<0&&(o=r.length,r+=".");let a=t-(r.length-o-1);for(;a-- >0;)r+="0"}return r}var Rt={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,resolve:e=>e.slice(-3).toLowerCase()==="nan"?NaN:e[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:D},qt={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,resolve:e=>parseFloat(e),stringify(e){const t=Number(e.value);return isFinite(t)?t.toExponential():D(e)}},Ut={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,resolve(e){const t=new N(parseFloat(e)),s=e.indexOf(".");return s!==-1&&e[e.length-1]==="0"&&(t.minFractionDigits=e.length-s-1),t},stringify:D},Ke=e=>typeof e=="bigint"||Number.isInteger(e),st=(e,t,s,{intAsBigInt:n})=>n?BigInt(e):parseInt(e.substring(t),s);function Ft(e,t,s){const{value:n}=e;return Ke(n)&&n>=0?s+n.toString(t):D(e)}var Vt={identify:e=>Ke(e)&&e>=0,default:!0,tag:"tag:yaml.org,2002:int",format:"OCT",test:/^0o[0-7]+$/,resolve:(e,t,s)=>st(e,2,8,s),stringify:e=>Ft(e,8,"0o")},Yt={identify:Ke,default:!0,tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9]+$/,resolve:(e,t,s)=>st(e,0,10,s),stringify:D},Jt={identify:e=>Ke(e)&&e>=0,default:!0,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^0x[0-9a-fA-F]+$/,resolve:(e,t,s)=>st(e,2,16,s),stringify:e=>Ft(e,16,"0x")},Ys=[oe,ae,Me,Be,tt,Vt,Yt,Jt,Rt,qt,Ut];function Gt(e){return typeof e=="bigint"||Number.isInteger(e)}var Pe=({value:e})=>JSON.stringify(e),Js=[{identify:e=>typeof e=="string",default:!0,tag:"tag:yaml.org,2002:str",resolve:e=>e,stringify:Pe},{identify:e=>e==null,createNode:()=>new N(null),default:!0,tag:"tag:yaml.org,2002:null",test:/^null$/,resolve:()=>null,stringify:Pe},{identify:e=>typeof e=="boolean",default:!0,tag:"tag:yaml.org,2002:bool",test:/^true$|^false$/,resolve:e=>e==="true",stringify:Pe},{identify:Gt,default:!0,tag:"tag:yaml.org,2002:int",test:/^-?(?:0|[1-9][0-9]*)$/,resolve:(e,t,{intAsBigInt:s})=>s?BigInt(e):parseInt(e,10),stringify:({value:e})=>Gt(e)?e.toString():JSON.stringify(e)},{identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,resolve:e=>parseFloat(e),stringify:Pe}],Gs={default:!0,tag:"",test:/^/,resolve(e,t){return t(`Unresolved plain scalar ${JSON.stringify(e)}`),e}},Qs=[oe,ae].concat(Js,Gs),nt={identify:e=>e instanceof Uint8Array,default:!1,tag:"tag:yaml.org,2002:binary",resolve(e,t){if(typeof atob=="function"){const s=atob(e.replace(/[\n\r]/g,"")),n=new Uint8Array(s.length);for(let i=0;i<s.length;++i)n[i]=s.charCodeAt(i);return n}else return t("This environment does not support reading binary tags; either Buffer or atob is required"),e},stringify({comment:e,type:t,value:s},n,i,r){if(!s)return"";const o=s;let a;if(typeof btoa=="function"){let l="";for(let c=0;c<o.length;++c)l+=String.fromCharCode(o[c]);a=btoa(l)}else throw new Error("This environment does not support writing binary tags; either Buffer or btoa is required");if(t??(t=N.BLOCK_LITERAL),t!==N.QUOTE_DOUBLE){const l=Math.max(n.options.lineWidth-n.indent.length,n.options.minContentWidth),c=Math.ceil(a.length/l),d=new Array(c);for(let f=0,u=0;f<c;++f,u+=l)d[f]=a.substr(u,l);a=d.join(t===N.BLOCK_LITERAL?`
`:" ")}return Ze({comment:e,type:t,value:a},n,i,r)}};function Qt(e,t){if(pe(e))for(let s=0;s<e.items.length;++s){let n=e.items[s];if(!I(n)){if(de(n)){n.items.length>1&&t("Each pair must have its own sequence indicator");const i=n.items[0]||new M(new N(null));if(n.commentBefore&&(i.key.commentBefore=i.key.commentBefore?`${n.commentBefore}
${i.key.commentBefore}`:n.commentBefore),n.comment){const r=i.value??i.key;r.comment=r.comment?`${n.comment}
${r.comment}`:n.comment}n=i}e.items[s]=I(n)?n:new M(n)}}else t("Expected a sequence for this tag");return e}function Wt(e,t,s){const{replacer:n}=s,i=new H(e);i.tag="tag:yaml.org,2002:pairs";let r=0;if(t&&Symbol.iterator in Object(t))for(let o of t){typeof n=="function"&&(o=n.call(t,String(r++),o));let a,l;if(Array.isArray(o))if(o.length===2)a=o[0],l=o[1];else throw new TypeError(`Expected [key, value] tuple: ${o}`);else if(o&&o instanceof Object){const c=Object.keys(o);if(c.length===1)a=c[0],l=o[a];else throw new TypeError(`Expected tuple with one key, not ${c.length} keys`)}else a=o;i.items.push(et(a,l,s))}return i}var it={collection:"seq",default:!1,tag:"tag:yaml.org,2002:pairs",resolve:Qt,createNode:Wt},De=class As extends H{constructor(){super(),this.add=P.prototype.add.bind(this),this.delete=P.prototype.delete.bind(this),this.get=P.prototype.get.bind(this),this.has=P.prototype.has.bind(this),this.set=P.prototype.set.bind(this),this.tag=As.tag}toJSON(t,s){if(!s)return super.toJSON(t);const n=new Map;s?.onCreate&&s.onCreate(n);for(const i of this.items){let r,o;if(I(i)?(r=K(i.key,"",s),o=K(i.value,r,s)):r=K(i,"",s),n.has(r))throw new Error("Ordered maps must not include duplicate keys");n.set(r,o)}return n}static from(t,s,n){const i=Wt(t,s,n),r=new this;return r.items=i.items,r}};De.tag="tag:yaml.org,2002:omap";var rt={collection:"seq",identify:e=>e instanceof Map,nodeClass:De,default:!1,tag:"tag:yaml.org,2002:omap",resolve(e,t){const s=Qt(e,t),n=[];for(const{key:i}of s.items)E(i)&&(n.includes(i.value)?t(`Ordered maps must not include duplicate keys: ${i.value}`):n.push(i.value));return Object.assign(new De,s)},createNode:(e,t,s)=>De.from(e,t,s)};function Ht({value:e,source:t},s){return t&&(e?Xt:zt).test.test(t)?t:e?s.options.trueStr:s.options.falseStr}var Xt={identify:e=>e===!0,default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,resolve:()=>new N(!0),stringify:Ht},zt={identify:e=>e===!1,default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,resolve:()=>new N(!1),stringify:Ht},Ws={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,resolve:e=>e.slice(-3).toLowerCase()==="nan"?NaN:e[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:D},Hs={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,resolve:e=>parseFloat(e.replace(/_/g,"")),stringify(e){const t=Number(e.value);return isFinite(t)?t.toExponential():D(e)}},Xs={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,resolve(e){const t=new N(parseFloat(e.replace(/_/g,""))),s=e.indexOf(".");if(s!==-1){const n=e.substring(s+1).replace(/_/g,"");n[n.length-1]==="0"&&(t.minFractionDigits=n.length)}return t},stringify:D},be=e=>typeof e=="bigint"||Number.isInteger(e);function je(e,t,s,{intAsBigInt:n}){const i=e[0];if((i==="-"||i==="+")&&(t+=1),e=e.substring(t).replace(/_/g,""),n){switch(s){case 2:e=`0b${e}`;break;case 8:e=`0o${e}`;break;case 16:e=`0x${e}`;break}const o=BigInt(e);return i==="-"?BigInt(-1)*o:o}const r=parseInt(e,s);return i==="-"?-1*r:r}function ot(e,t,s){const{value:n}=e;if(be(n)){const i=n.toString(t);return n<0?"-"+s+i.substr(1):s+i}return D(e)}var zs={identify:be,default:!0,tag:"tag:yaml.org,2002:int",format:"BIN",test:/^[-+]?0b[0-1_]+$/,resolve:(e,t,s)=>je(e,2,2,s),stringify:e=>ot(e,2,"0b")},Zs={identify:be,default:!0,tag:"tag:yaml.org,2002:int",format:"OCT",test:/^[-+]?0[0-7_]+$/,resolve:(e,t,s)=>je(e,1,8,s),stringify:e=>ot(e,8,"0")},xs={identify:be,default:!0,tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9][0-9_]*$/,resolve:(e,t,s)=>je(e,0,10,s),stringify:D},en={identify:be,default:!0,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^[-+]?0x[0-9a-fA-F_]+$/,resolve:(e,t,s)=>je(e,2,16,s),stringify:e=>ot(e,16,"0x")},Re=class Es extends P{constructor(t){super(t),this.tag=Es.tag}add(t){let s;I(t)?s=t:t&&typeof t=="object"&&"key"in t&&"value"in t&&t.value===null?s=new M(t.key,null):s=new M(t,null),W(this.items,s.key)||this.items.push(s)}get(t,s){const n=W(this.items,t);return!s&&I(n)?E(n.key)?n.key.value:n.key:n}set(t,s){if(typeof s!="boolean")throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof s}`);const n=W(this.items,t);n&&!s?this.items.splice(this.items.indexOf(n),1):!n&&s&&this.items.push(new M(t))}toJSON(t,s){return super.toJSON(t,s,Set)}toString(t,s,n){if(!t)return JSON.stringify(this);if(this.hasAllNullValues(!0))return super.toString(Object.assign({},t,{allNullValues:!0}),s,n);throw new Error("Set items must all have null values")}static from(t,s,n){const{replacer:i}=n,r=new this(t);if(s&&Symbol.iterator in Object(s))for(let o of s)typeof i=="function"&&(o=i.call(s,o,o)),r.items.push(et(o,null,n));return r}};Re.tag="tag:yaml.org,2002:set";var at={collection:"map",identify:e=>e instanceof Set,nodeClass:Re,default:!1,tag:"tag:yaml.org,2002:set",createNode:(e,t,s)=>Re.from(e,t,s),resolve(e,t){if(de(e)){if(e.hasAllNullValues(!0))return Object.assign(new Re,e);t("Set items must all have null values")}else t("Expected a mapping for this tag");return e}};function lt(e,t){const s=e[0],n=s==="-"||s==="+"?e.substring(1):e,i=o=>t?BigInt(o):Number(o),r=n.replace(/_/g,"").split(":").reduce((o,a)=>o*i(60)+i(a),i(0));return s==="-"?i(-1)*r:r}function Zt(e){let{value:t}=e,s=o=>o;if(typeof t=="bigint")s=o=>BigInt(o);else if(isNaN(t)||!isFinite(t))return D(e);let n="";t<0&&(n="-",t*=s(-1));const i=s(60),r=[t%i];return t<60?r.unshift(0):(t=(t-r[0])/i,r.unshift(t%i),t>=60&&(t=(t-r[0])/i,r.unshift(t))),n+r.map(o=>String(o).padStart(2,"0")).join(":").replace(/000000\d*$/,"")}var xt={identify:e=>typeof e=="bigint"||Number.isInteger(e),default:!0,tag:"tag:yaml.org,2002:int",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,resolve:(e,t,{intAsBigInt:s})=>lt(e,s),stringify:Zt},es={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,resolve:e=>lt(e,!1),stringify:Zt},qe={identify:e=>e instanceof Date,default:!0,tag:"tag:yaml.org,2002:timestamp",test:RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),resolve(e){const t=e.match(qe.test);if(!t)throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");const[,s,n,i,r,o,a]=t.map(Number),l=t[7]?Number((t[7]+"00").substr(1,3)):0;let c=Date.UTC(s,n-1,i,r||0,o||0,a||0,l);const d=t[8];if(d&&d!=="Z"){let f=lt(d,!1);Math.abs(f)<30&&(f*=60),c-=6e4*f}return new Date(c)},stringify:({value:e})=>e?.toISOString().replace(/(T00:00:00)?\.000Z$/,"")??""},ts=[oe,ae,Me,Be,Xt,zt,zs,Zs,xs,en,Ws,Hs,Xs,nt,F,rt,it,at,xt,es,qe],ss=new Map([["core",Ys],["failsafe",[oe,ae,Me]],["json",Qs],["yaml11",ts],["yaml-1.1",ts]]),ns={binary:nt,bool:tt,float:Ut,floatExp:qt,floatNaN:Rt,floatTime:es,int:Yt,intHex:Jt,intOct:Vt,intTime:xt,map:oe,merge:F,null:Be,omap:rt,pairs:it,seq:ae,set:at,timestamp:qe},tn={"tag:yaml.org,2002:binary":nt,"tag:yaml.org,2002:merge":F,"tag:yaml.org,2002:omap":rt,"tag:yaml.org,2002:pairs":it,"tag:yaml.org,2002:set":at,"tag:yaml.org,2002:timestamp":qe};function ct(e,t,s){const n=ss.get(t);if(n&&!e)return s&&!n.includes(F)?n.concat(F):n.slice();let i=n;if(!i)if(Array.isArray(e))i=[];else{const r=Array.from(ss.keys()).filter(o=>o!=="yaml11").map(o=>JSON.stringify(o)).join(", ");throw new Error(`Unknown schema "${t}"; use one of ${r} or define customTags array`)}if(Array.isArray(e))for(const r of e)i=i.concat(r);else typeof e=="function"&&(i=e(i.slice()));return s&&(i=i.concat(F)),i.reduce((r,o)=>{const a=typeof o=="string"?ns[o]:o;if(!a){const l=JSON.stringify(o),c=Object.keys(ns).map(d=>JSON.stringify(d)).join(", ");throw new Error(`Unknown custom tag ${l}; use one of ${c}`)}return r.includes(a)||r.push(a),r},[])}var sn=(e,t)=>e.key<t.key?-1:e.key>t.key?1:0,nn=class Is{constructor({compat:t,customTags:s,merge:n,resolveKnownTags:i,schema:r,sortMapEntries:o,toStringDefaults:a}){this.compat=Array.isArray(t)?ct(t,"compat"):t?ct(null,t):null,this.name=typeof r=="string"&&r||"core",this.knownTags=i?tn:{},this.tags=ct(s,this.name,n),this.toStringOptions=a??null,Object.defineProperty(this,J,{value:oe}),Object.defineProperty(this,R,{value:Me}),Object.defineProperty(this,Z,{value:ae}),this.sortMapEntries=typeof o=="function"?o:o===!0?sn:null}clone(){const t=Object.create(Is.prototype,Object.getOwnPropertyDescriptors(this));return t.tags=this.tags.slice(),t}};function rn(e,t){const s=[];let n=t.directives===!0;if(t.directives!==!1&&e.directives){const l=e.directives.toString(e);l?(s.push(l),n=!0):e.directives.docStart&&(n=!0)}n&&s.push("---");const i=Mt(e,t),{commentString:r}=i.options;if(e.commentBefore){s.length!==1&&s.unshift("");const l=r(e.commentBefore);s.unshift(U(l,""))}let o=!1,a=null;if(e.contents){if(L(e.contents)){if(e.contents.spaceBefore&&n&&s.push(""),e.contents.commentBefore){const d=r(e.contents.commentBefore);s.push(U(d,""))}i.forceBlockIndent=!!e.comment,a=e.contents.comment}const l=a?void 0:()=>o=!0;let c=z(e.contents,i,()=>a=null,l);a&&(c+=Q(c,"",r(a))),(c[0]==="|"||c[0]===">")&&s[s.length-1]==="---"?s[s.length-1]=`--- ${c}`:s.push(c)}else s.push(z(e.contents,i));if(e.directives?.docEnd)if(e.comment){const l=r(e.comment);l.includes(`
`)?(s.push("..."),s.push(U(l,""))):s.push(`... ${l}`)}else s.push("...");else{let l=e.comment;l&&o&&(l=l.replace(/^\n+/,"")),l&&((!o||a)&&s[s.length-1]!==""&&s.push(""),s.push(U(r(l),"")))}return s.join(`
`)+`
`}var is=class Ts{constructor(t,s,n){this.commentBefore=null,this.comment=null,this.errors=[],this.warnings=[],Object.defineProperty(this,B,{value:Je});let i=null;typeof s=="function"||Array.isArray(s)?i=s:n===void 0&&s&&(n=s,s=void 0);const r=Object.assign({intAsBigInt:!1,keepSourceTokens:!1,logLevel:"warn",prettyErrors:!0,strict:!0,stringKeys:!1,uniqueKeys:!0,version:"1.2"},n);this.options=r;let{version:o}=r;n?._directives?(this.directives=n._directives.atDocument(),this.directives.yaml.explicit&&(o=this.directives.yaml.version)):this.directives=new ne({version:o}),this.setSchema(o,n),this.contents=t===void 0?null:this.createNode(t,i,n)}clone(){const t=Object.create(Ts.prototype,{[B]:{value:Je}});return t.commentBefore=this.commentBefore,t.comment=this.comment,t.errors=this.errors.slice(),t.warnings=this.warnings.slice(),t.options=Object.assign({},this.options),this.directives&&(t.directives=this.directives.clone()),t.schema=this.schema.clone(),t.contents=L(this.contents)?this.contents.clone(t.schema):this.contents,this.range&&(t.range=this.range.slice()),t}add(t){le(this.contents)&&this.contents.add(t)}addIn(t,s){le(this.contents)&&this.contents.addIn(t,s)}createAlias(t,s){if(!t.anchor){const n=It(this);t.anchor=!s||n.has(s)?Tt(s||"a",n):s}return new We(t.anchor)}createNode(t,s,n){let i;if(typeof s=="function")t=s.call({"":t},"",t),i=s;else if(Array.isArray(s)){const p=w=>typeof w=="number"||w instanceof String||w instanceof Number,b=s.filter(p).map(String);b.length>0&&(s=s.concat(b)),i=s}else n===void 0&&s&&(n=s,s=void 0);const{aliasDuplicateObjects:r,anchorPrefix:o,flow:a,keepUndefined:l,onTagObj:c,tag:d}=n??{},{onAnchor:f,setAnchors:u,sourceObjects:m}=Cs(this,o||"a"),g={aliasDuplicateObjects:r??!0,keepUndefined:l??!1,onAnchor:f,onTagObj:c,replacer:i,schema:this.schema,sourceObjects:m},h=me(t,d,g);return a&&T(h)&&(h.flow=!0),u(),h}createPair(t,s,n={}){const i=this.createNode(t,null,n),r=this.createNode(s,null,n);return new M(i,r)}delete(t){return le(this.contents)?this.contents.delete(t):!1}deleteIn(t){return ge(t)?this.contents==null?!1:(this.contents=null,!0):le(this.contents)?this.contents.deleteIn(t):!1}get(t,s){return T(this.contents)?this.contents.get(t,s):void 0}getIn(t,s){return ge(t)?!s&&E(this.contents)?this.contents.value:this.contents:T(this.contents)?this.contents.getIn(t,s):void 0}has(t){return T(this.contents)?this.contents.has(t):!1}hasIn(t){return ge(t)?this.contents!==void 0:T(this.contents)?this.contents.hasIn(t):!1}set(t,s){this.contents==null?this.contents=Oe(this.schema,[t],s):le(this.contents)&&this.contents.set(t,s)}setIn(t,s){ge(t)?this.contents=s:this.contents==null?this.contents=Oe(this.schema,Array.from(t),s):le(this.contents)&&this.contents.setIn(t,s)}setSchema(t,s={}){typeof t=="number"&&(t=String(t));let n;switch(t){case"1.1":this.directives?this.directives.yaml.version="1.1":this.directives=new ne({version:"1.1"}),n={resolveKnownTags:!1,schema:"yaml-1.1"};break;case"1.2":case"next":this.directives?this.directives.yaml.version=t:this.directives=new ne({version:t}),n={resolveKnownTags:!0,schema:"core"};break;case null:this.directives&&delete this.directives,n=null;break;default:{const i=JSON.stringify(t);throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${i}`)}}if(s.schema instanceof Object)this.schema=s.schema;else if(n)this.schema=new nn(Object.assign(n,s));else throw new Error("With a null YAML version, the { schema: Schema } option is required")}toJS({json:t,jsonArg:s,mapAsMap:n,maxAliasCount:i,onAnchor:r,reviver:o}={}){const a={anchors:new Map,doc:this,keep:!t,mapAsMap:n===!0,mapKeyWarned:!1,maxAliasCount:typeof i=="number"?i:100},l=K(this.contents,s??"",a);if(typeof r=="function")for(const{count:c,res:d}of a.anchors.values())r(d,c);return typeof o=="function"?ie(o,{"":l},"",l):l}toJSON(t,s){return this.toJS({json:!0,jsonArg:t,mapAsMap:!1,onAnchor:s})}toString(t={}){if(this.errors.length>0)throw new Error("Document with errors cannot be stringified");if("indent"in t&&(!Number.isInteger(t.indent)||Number(t.indent)<=0)){const s=JSON.stringify(t.indent);throw new Error(`"indent" option must be a positive integer, not ${s}`)}return rn(this,t)}};function le(e){if(T(e))return!0;throw new Error("Expected a YAML collection as document contents")}var rs=class extends Error{constructor(e,t,s,n){super(),this.name=e,this.code=s,this.message=n,this.pos=t}},we=class extends rs{constructor(e,t,s){super("YAMLParseError",e,t,s)}},on=class extends rs{constructor(e,t,s){super("YAMLWarning",e,t,s)}},os=(e,t)=>s=>{if(s.pos[0]===-1)return;s.linePos=s.pos.map(a=>t.linePos(a));const{line:n,col:i}=s.linePos[0];s.message+=` at line ${n}, column ${i}`;let r=i-1,o=e.substring(t.lineStarts[n-1],t.lineStarts[n]).replace(/[\n\r]+$/,"");if(r>=60&&o.length>80){const a=Math.min(r-39,o.length-79);o="\u2026"+o.substring(a),r-=a-1}if(o.length>80&&(o=o.substring(0,79)+"\u2026"),n>1&&/^ *$/.test(o.substring(0,r))){let a=e.substring(t.lineStarts[n-2],t.lineStarts[n-1]);a.length>80&&(a=a.substring(0,79)+`\u2026
`),o=a+o}if(/[^ ]/.test(o)){let a=1;const l=s.linePos[1];l?.line===n&&l.col>i&&(a=Math.max(1,Math.min(l.col-i,80-r)));const c=" ".repeat(r)+"^".repeat(a);s.message+=`:

${o}
${c}
`}};function ce(e,{flow:t,indicator:s,next:n,offset:i,onError:r,parentIndent:o,startOnNewline:a}){let l=!1,c=a,d=a,f="",u="",m=!1,g=!1,h=null,p=null,b=null,w=null,k=null,S=null,v=null;for(const y of e)switch(g&&(y.type!=="space"&&y.type!=="newline"&&y.type!=="comma"&&r(y.offset,"MISSING_CHAR","Tags and anchors must be separated from the next token by white space"),g=!1),h&&(c&&y.type!=="comment"&&y.type!=="newline"&&r(h,"TAB_AS_INDENT","Tabs are not allowed as indentation"),h=null),y.type){case"space":!t&&(s!=="doc-start"||n?.type!=="flow-collection")&&y.source.includes("	")&&(h=y),d=!0;break;case"comment":{d||r(y,"MISSING_CHAR","Comments must be separated from other tokens by white space characters");const $=y.source.substring(1)||" ";f?f+=u+$:f=$,u="",c=!1;break}case"newline":c?f?f+=y.source:(!S||s!=="seq-item-ind")&&(l=!0):u+=y.source,c=!0,m=!0,(p||b)&&(w=y),d=!0;break;case"anchor":p&&r(y,"MULTIPLE_ANCHORS","A node can have at most one anchor"),y.source.endsWith(":")&&r(y.offset+y.source.length-1,"BAD_ALIAS","Anchor ending in : is ambiguous",!0),p=y,v??(v=y.offset),c=!1,d=!1,g=!0;break;case"tag":{b&&r(y,"MULTIPLE_TAGS","A node can have at most one tag"),b=y,v??(v=y.offset),c=!1,d=!1,g=!0;break}case s:(p||b)&&r(y,"BAD_PROP_ORDER",`Anchors and tags must be after the ${y.source} indicator`),S&&r(y,"UNEXPECTED_TOKEN",`Unexpected ${y.source} in ${t??"collection"}`),S=y,c=s==="seq-item-ind"||s==="explicit-key-ind",d=!1;break;case"comma":if(t){k&&r(y,"UNEXPECTED_TOKEN",`Unexpected , in ${t}`),k=y,c=!1,d=!1;break}default:r(y,"UNEXPECTED_TOKEN",`Unexpected ${y.type} token`),c=!1,d=!1}const O=e[e.length-1],A=O?O.offset+O.source.length:i;return g&&n&&n.type!=="space"&&n.type!=="newline"&&n.type!=="comma"&&(n.type!=="scalar"||n.source!=="")&&r(n.offset,"MISSING_CHAR","Tags and anchors must be separated from the next token by white space"),h&&(c&&h.indent<=o||n?.type==="block-map"||n?.type==="block-seq")&&r(h,"TAB_AS_INDENT","Tabs are not allowed as indentation"),{comma:k,found:S,spaceBefore:l,comment:f,hasNewline:m,anchor:p,tag:b,newlineAfterProp:w,end:A,start:v??A}}function ke(e){if(!e)return null;switch(e.type){case"alias":case"scalar":case"double-quoted-scalar":case"single-quoted-scalar":if(e.source.includes(`
`))return!0;if(e.end){for(const t of e.end)if(t.type==="newline")return!0}return!1;case"flow-collection":for(const t of e.items){for(const s of t.start)if(s.type==="newline")return!0;if(t.sep){for(const s of t.sep)if(s.type==="newline")return!0}if(ke(t.key)||ke(t.value))return!0}return!1;default:return!0}}function ft(e,t,s){if(t?.type==="flow-collection"){const n=t.end[0];n.indent===e&&(n.source==="]"||n.source==="}")&&ke(t)&&s(n,"BAD_INDENT","Flow end indicator should be more indented than parent",!0)}}function as(e,t,s){const{uniqueKeys:n}=e.options;if(n===!1)return!1;const i=typeof n=="function"?n:(r,o)=>r===o||E(r)&&E(o)&&r.value===o.value;return t.some(r=>i(r.key,s))}var ls="All mapping items must start at the same column";function an({composeNode:e,composeEmptyNode:t},s,n,i,r){const o=r?.nodeClass??P,a=new o(s.schema);s.atRoot&&(s.atRoot=!1);let l=n.offset,c=null;for(const d of n.items){const{start:f,key:u,sep:m,value:g}=d,h=ce(f,{indicator:"explicit-key-ind",next:u??m?.[0],offset:l,onError:i,parentIndent:n.indent,startOnNewline:!0}),p=!h.found;if(p){if(u&&(u.type==="block-seq"?i(l,"BLOCK_AS_IMPLICIT_KEY","A block sequence may not be used as an implicit map key"):"indent"in u&&u.indent!==n.indent&&i(l,"BAD_INDENT",ls)),!h.anchor&&!h.tag&&!m){c=h.end,h.comment&&(a.comment?a.comment+=`
`+h.comment:a.comment=h.comment);continue}(h.newlineAfterProp||ke(u))&&i(u??f[f.length-1],"MULTILINE_IMPLICIT_KEY","Implicit keys need to be on a single line")}else h.found?.indent!==n.indent&&i(l,"BAD_INDENT",ls);s.atKey=!0;const b=h.end,w=u?e(s,u,h,i):t(s,b,f,null,h,i);s.schema.compat&&ft(n.indent,u,i),s.atKey=!1,as(s,a.items,w)&&i(b,"DUPLICATE_KEY","Map keys must be unique");const k=ce(m??[],{indicator:"map-value-ind",next:g,offset:w.range[2],onError:i,parentIndent:n.indent,startOnNewline:!u||u.type==="block-scalar"});if(l=k.end,k.found){p&&(g?.type==="block-map"&&!k.hasNewline&&i(l,"BLOCK_AS_IMPLICIT_KEY","Nested mappings are not allowed in compact mappings"),s.options.strict&&h.start<k.found.offset-1024&&i(w.range,"KEY_OVER_1024_CHARS","The : indicator must be at most 1024 chars after the start of an implicit block mapping key"));const S=g?e(s,g,k,i):t(s,l,m,null,k,i);s.schema.compat&&ft(n.indent,g,i),l=S.range[2];const v=new M(w,S);s.options.keepSourceTokens&&(v.srcToken=d),a.items.push(v)}else{p&&i(w.range,"MISSING_CHAR","Implicit map keys need to be followed by map values"),k.comment&&(w.comment?w.comment+=`
`+k.comment:w.comment=k.comment);const S=new M(w);s.options.keepSourceTokens&&(S.srcToken=d),a.items.push(S)}}return c&&c<l&&i(c,"IMPOSSIBLE","Map comment with trailing content"),a.range=[n.offset,l,c??l],a}function ln({composeNode:e,composeEmptyNode:t},s,n,i,r){const o=r?.nodeClass??H,a=new o(s.schema);s.atRoot&&(s.atRoot=!1),s.atKey&&(s.atKey=!1);let l=n.offset,c=null;for(const{start:d,value:f}of n.items){const u=ce(d,{indicator:"seq-item-ind",next:f,offset:l,onError:i,parentIndent:n.indent,startOnNewline:!0});if(!u.found)if(u.anchor||u.tag||f)f?.type==="block-seq"?i(u.end,"BAD_INDENT","All sequence items must start at the same column"):i(l,"MISSING_CHAR","Sequence item without - indicator");else{c=u.end,u.comment&&(a.comment=u.comment);continue}const m=f?e(s,f,u,i):t(s,u.end,d,null,u,i);s.schema.compat&&ft(n.indent,f,i),l=m.range[2],a.items.push(m)}return a.range=[n.offset,l,c??l],a}function Se(e,t,s,n){let i="";if(e){let r=!1,o="";for(const a of e){const{source:l,type:c}=a;switch(c){case"space":r=!0;break;case"comment":{s&&!r&&n(a,"MISSING_CHAR","Comments must be separated from other tokens by white space characters");const d=l.substring(1)||" ";i?i+=o+d:i=d,o="";break}case"newline":i&&(o+=l),r=!0;break;default:n(a,"UNEXPECTED_TOKEN",`Unexpected ${c} at node end`)}t+=l.length}}return{comment:i,offset:t}}var ut="Block collections are not allowed within flow collections",ht=e=>e&&(e.type==="block-map"||e.type==="block-seq");function cn({composeNode:e,composeEmptyNode:t},s,n,i,r){const o=n.start.source==="{",a=o?"flow map":"flow sequence",l=r?.nodeClass??(o?P:H),c=new l(s.schema);c.flow=!0;const d=s.atRoot;d&&(s.atRoot=!1),s.atKey&&(s.atKey=!1);let f=n.offset+n.start.source.length;for(let p=0;p<n.items.length;++p){const b=n.items[p],{start:w,key:k,sep:S,value:v}=b,O=ce(w,{flow:a,indicator:"explicit-key-ind",next:k??S?.[0],offset:f,onError:i,parentIndent:n.indent,startOnNewline:!1});if(!O.found){if(!O.anchor&&!O.tag&&!S&&!v){p===0&&O.comma?i(O.comma,"UNEXPECTED_TOKEN",`Unexpected , in ${a}`):p<n.items.length-1&&i(O.start,"UNEXPECTED_TOKEN",`Unexpected empty item in ${a}`),O.comment&&(c.comment?c.comment+=`
`+O.comment:c.comment=O.comment),f=O.end;continue}!o&&s.options.strict&&ke(k)&&i(k,"MULTILINE_IMPLICIT_KEY","Implicit keys of flow sequence pairs need to be on a single line")}if(p===0)O.comma&&i(O.comma,"UNEXPECTED_TOKEN",`Unexpected , in ${a}`);else if(O.comma||i(O.start,"MISSING_CHAR",`Missing , between ${a} items`),O.comment){let A="";e:for(const y of w)switch(y.type){case"comma":case"space":break;case"comment":A=y.source.substring(1);break e;default:break e}if(A){let y=c.items[c.items.length-1];I(y)&&(y=y.value??y.key),y.comment?y.comment+=`
`+A:y.comment=A,O.comment=O.comment.substring(A.length+1)}}if(!o&&!S&&!O.found){const A=v?e(s,v,O,i):t(s,O.end,S,null,O,i);c.items.push(A),f=A.range[2],ht(v)&&i(A.range,"BLOCK_IN_FLOW",ut)}else{s.atKey=!0;const A=O.end,y=k?e(s,k,O,i):t(s,A,w,null,O,i);ht(k)&&i(y.range,"BLOCK_IN_FLOW",ut),s.atKey=!1;const $=ce(S??[],{flow:a,indicator:"map-value-ind",next:v,offset:y.range[2],onError:i,parentIndent:n.indent,startOnNewline:!1});if($.found){if(!o&&!O.found&&s.options.strict){if(S)for(const C of S){if(C===$.found)break;if(C.type==="newline"){i(C,"MULTILINE_IMPLICIT_KEY","Implicit keys of flow sequence pairs need to be on a single line");break}}O.start<$.found.offset-1024&&i($.found,"KEY_OVER_1024_CHARS","The : indicator must be at most 1024 chars after the start of an implicit flow sequence key")}}else v&&("source"in v&&v.source?.[0]===":"?i(v,"MISSING_CHAR",`Missing space after : in ${a}`):i($.start,"MISSING_CHAR",`Missing , or : between ${a} items`));const Y=v?e(s,v,$,i):$.found?t(s,$.end,S,null,$,i):null;Y?ht(v)&&i(Y.range,"BLOCK_IN_FLOW",ut):$.comment&&(y.comment?y.comment+=`
`+$.comment:y.comment=$.comment);const X=new M(y,Y);if(s.options.keepSourceTokens&&(X.srcToken=b),o){const C=c;as(s,C.items,y)&&i(A,"DUPLICATE_KEY","Map keys must be unique"),C.items.push(X)}else{const C=new P(s.schema);C.flow=!0,C.items.push(X);const bt=(Y??y).range;C.range=[y.range[0],bt[1],bt[2]],c.items.push(C)}f=Y?Y.range[2]:$.end}}const u=o?"}":"]",[m,...g]=n.end;let h=f;if(m?.source===u)h=m.offset+m.source.length;else{const p=a[0].toUpperCase()+a.substring(1),b=d?`${p} must end with a ${u}`:`${p} in block collection must be sufficiently indented and end with a ${u}`;i(f,d?"MISSING_CHAR":"BAD_INDENT",b),m&&m.source.length!==1&&g.unshift(m)}if(g.length>0){const p=Se(g,h,s.options.strict,i);p.comment&&(c.comment?c.comment+=`
`+p.comment:c.comment=p.comment),c.range=[n.offset,h,p.offset]}else c.range=[n.offset,h,h];return c}function dt(e,t,s,n,i,r){const o=s.type==="block-map"?an(e,t,s,n,r):s.type==="block-seq"?ln(e,t,s,n,r):cn(e,t,s,n,r),a=o.constructor;return i==="!"||i===a.tagName?(o.tag=a.tagName,o):(i&&(o.tag=i),o)}function fn(e,t,s,n,i){const r=n.tag,o=r?t.directives.tagName(r.source,u=>i(r,"TAG_RESOLVE_FAILED",u)):null;if(s.type==="block-seq"){const{anchor:u,newlineAfterProp:m}=n,g=u&&r?u.offset>r.offset?u:r:u??r;g&&(!m||m.offset<g.offset)&&i(g,"MISSING_CHAR","Missing newline after block sequence props")}const a=s.type==="block-map"?"map":s.type==="block-seq"?"seq":s.start.source==="{"?"map":"seq";if(!r||!o||o==="!"||o===P.tagName&&a==="map"||o===H.tagName&&a==="seq")return dt(e,t,s,i,o);let l=t.schema.tags.find(u=>u.tag===o&&u.collection===a);if(!l){const u=t.schema.knownTags[o];if(u?.collection===a)t.schema.tags.push(Object.assign({},u,{default:!1})),l=u;else return u?i(r,"BAD_COLLECTION_TYPE",`${u.tag} used for ${a} collection, but expects ${u.collection??"scalar"}`,!0):i(r,"TAG_RESOLVE_FAILED",`Unresolved tag: ${o}`,!0),dt(e,t,s,i,o)}const c=dt(e,t,s,i,o,l),d=l.resolve?.(c,u=>i(r,"TAG_RESOLVE_FAILED",u),t.options)??c,f=L(d)?d:new N(d);return f.range=c.range,f.tag=o,l?.format&&(f.format=l.format),f}function un(e,t,s){const n=t.offset,i=hn(t,e.options.strict,s);if(!i)return{value:"",type:null,comment:"",range:[n,n,n]};const r=i.mode===">"?N.BLOCK_FOLDED:N.BLOCK_LITERAL,o=t.source?dn(t.source):[];let a=o.length;for(let h=o.length-1;h>=0;--h){const p=o[h][1];if(p===""||p==="\r")a=h;else break}if(a===0){const h=i.chomp==="+"&&o.length>0?`
`.repeat(Math.max(1,o.length-1)):"";let p=n+i.length;return t.source&&(p+=t.source.length),{value:h,type:r,comment:i.comment,range:[n,p,p]}}let l=t.indent+i.indent,c=t.offset+i.length,d=0;for(let h=0;h<a;++h){const[p,b]=o[h];if(b===""||b==="\r")i.indent===0&&p.length>l&&(l=p.length);else{p.length<l&&s(c+p.length,"MISSING_CHAR","Block scalars with more-indented leading empty lines must use an explicit indentation indicator"),i.indent===0&&(l=p.length),d=h,l===0&&!e.atRoot&&s(c,"BAD_INDENT","Block scalar values in collections must be indented");break}c+=p.length+b.length+1}for(let h=o.length-1;h>=a;--h)o[h][0].length>l&&(a=h+1);let f="",u="",m=!1;for(let h=0;h<d;++h)f+=o[h][0].slice(l)+`
`;for(let h=d;h<a;++h){let[p,b]=o[h];c+=p.length+b.length+1;const w=b[b.length-1]==="\r";if(w&&(b=b.slice(0,-1)),b&&p.length<l){const S=`Block scalar lines must not be less indented than their ${i.indent?"explicit indentation indicator":"first line"}`;s(c-b.length-(w?2:1),"BAD_INDENT",S),p=""}r===N.BLOCK_LITERAL?(f+=u+p.slice(l)+b,u=`
`):p.length>l||b[0]==="	"?(u===" "?u=`
`:!m&&u===`
`&&(u=`

`),f+=u+p.slice(l)+b,u=`
`,m=!0):b===""?u===`
`?f+=`
`:u=`
`:(f+=u+b,u=" ",m=!1)}switch(i.chomp){case"-":break;case"+":for(let h=a;h<o.length;++h)f+=`
`+o[h][0].slice(l);f[f.length-1]!==`
`&&(f+=`
`);break;default:f+=`
`}const g=n+i.length+t.source.length;return{value:f,type:r,comment:i.comment,range:[n,g,g]}}function hn({offset:e,props:t},s,n){if(t[0].type!=="block-scalar-header")return n(t[0],"IMPOSSIBLE","Block scalar header not found"),null;const{source:i}=t[0],r=i[0];let o=0,a="",l=-1;for(let u=1;u<i.length;++u){const m=i[u];if(!a&&(m==="-"||m==="+"))a=m;else{const g=Number(m);!o&&g?o=g:l===-1&&(l=e+u)}}l!==-1&&n(l,"UNEXPECTED_TOKEN",`Block scalar header includes extra characters: ${i}`);let c=!1,d="",f=i.length;for(let u=1;u<t.length;++u){const m=t[u];switch(m.type){case"space":c=!0;case"newline":f+=m.source.length;break;case"comment":s&&!c&&n(m,"MISSING_CHAR","Comments must be separated from other tokens by white space characters"),f+=m.source.length,d=m.source.substring(1);break;case"error":n(m,"UNEXPECTED_TOKEN",m.message),f+=m.source.length;break;default:{const g=`Unexpected token in block scalar header: ${m.type}`;n(m,"UNEXPECTED_TOKEN",g);const h=m.source;h&&typeof h=="string"&&(f+=h.length)}}}return{mode:r,indent:o,chomp:a,comment:d,length:f}}function dn(e){const t=e.split(/\n( *)/),s=t[0],n=s.match(/^( *)/),r=[n?.[1]?[n[1],s.slice(n[1].length)]:["",s]];for(let o=1;o<t.length;o+=2)r.push([t[o],t[o+1]]);return r}function pn(e,t,s){const{offset:n,type:i,source:r,end:o}=e;let a,l;const c=(u,m,g)=>s(n+u,m,g);switch(i){case"scalar":a=N.PLAIN,l=mn(r,c);break;case"single-quoted-scalar":a=N.QUOTE_SINGLE,l=gn(r,c);break;case"double-quoted-scalar":a=N.QUOTE_DOUBLE,l=yn(r,c);break;default:return s(e,"UNEXPECTED_TOKEN",`Expected a flow scalar value, but found: ${i}`),{value:"",type:null,comment:"",range:[n,n+r.length,n+r.length]}}const d=n+r.length,f=Se(o,d,t,s);return{value:l,type:a,comment:f.comment,range:[n,d,f.offset]}}function mn(e,t){let s="";switch(e[0]){case"	":s="a tab character";break;case",":s="flow indicator character ,";break;case"%":s="directive indicator character %";break;case"|":case">":{s=`block scalar indicator ${e[0]}`;break}case"@":case"`":{s=`reserved character ${e[0]}`;break}}return s&&t(0,"BAD_SCALAR_START",`Plain value cannot start with ${s}`),cs(e)}function gn(e,t){return(e[e.length-1]!=="'"||e.length===1)&&t(e.length,"MISSING_CHAR","Missing closing 'quote"),cs(e.slice(1,-1)).replace(/''/g,"'")}function cs(e){const t=/(.*?)\r?\n/sy;let s=t.exec(e);if(!s)return e;let n,i;try{n=new RegExp("(?<![ 	])[ 	]+$"),i=new RegExp("^[ 	]+|(?<![ 	])[ 	]+$","g")}catch{n=/[ \t]+$/,i=/^[ \t]+|[ \t]+$/g}let r=s[1].replace(n,""),o=" ",a=t.lastIndex;for(;s=t.exec(e);){const c=s[1].replace(i,"");c===""?o===`
`?r+=o:o=`
`:(r+=o+c,o=" "),a=t.lastIndex}const l=/[ \t]*(.*)/sy;return l.lastIndex=a,s=l.exec(e),r+o+(s?.[1]??"")}function yn(e,t){let s="";for(let n=1;n<e.length-1;++n){const i=e[n];if(!(i==="\r"&&e[n+1]===`
`))if(i===`
`){const{fold:r,offset:o}=bn(e,n);s+=r,n=o}else if(i==="\\"){let r=e[++n];const o=wn[r];if(o)s+=o;else if(r===`
`)for(r=e[n+1];r===" "||r==="	";)r=e[++n+1];else if(r==="\r"&&e[n+1]===`
`)for(r=e[++n+1];r===" "||r==="	";)r=e[++n+1];else if(r==="x"||r==="u"||r==="U"){const a=r==="x"?2:r==="u"?4:8;s+=kn(e,n+1,a,t),n+=a}else{const a=e.substr(n-1,2);t(n-1,"BAD_DQ_ESCAPE",`Invalid escape sequence ${a}`),s+=a}}else if(i===" "||i==="	"){const r=n;let o=e[n+1];for(;o===" "||o==="	";)o=e[++n+1];o!==`
`&&!(o==="\r"&&e[n+2]===`
`)&&(s+=n>r?e.slice(r,n+1):i)}else s+=i}return(e[e.length-1]!=='"'||e.length===1)&&t(e.length,"MISSING_CHAR",'Missing closing "quote'),s}function bn(e,t){let s="",n=e[t+1];for(;(n===" "||n==="	"||n===`
`||n==="\r")&&!(n==="\r"&&e[t+2]!==`
`);)n===`
`&&(s+=`
`),t+=1,n=e[t+1];return s||(s=" "),{fold:s,offset:t}}var wn={0:"\0",a:"\x07",b:"\b",e:"\x1B",f:"\f",n:`
`,r:"\r",t:"	",v:"\v",N:"\x85",_:"\xA0",L:"\u2028",P:"\u2029"," ":" ",'"':'"',"/":"/","\\":"\\","	":"	"};function kn(e,t,s,n){const i=e.substr(t,s),o=i.length===s&&/^[0-9a-fA-F]+$/.test(i)?parseInt(i,16):NaN;try{return String.fromCodePoint(o)}catch{const a=e.substr(t-2,s+2);return n(t-2,"BAD_DQ_ESCAPE",`Invalid escape sequence ${a}`),a}}function fs(e,t,s,n){const{value:i,type:r,comment:o,range:a}=t.type==="block-scalar"?un(e,t,n):pn(t,e.options.strict,n),l=s?e.directives.tagName(s.source,f=>n(s,"TAG_RESOLVE_FAILED",f)):null;let c;e.options.stringKeys&&e.atKey?c=e.schema[R]:l?c=Sn(e.schema,i,l,s,n):t.type==="scalar"?c=vn(e,i,t,n):c=e.schema[R];let d;try{const f=c.resolve(i,u=>n(s??t,"TAG_RESOLVE_FAILED",u),e.options);d=E(f)?f:new N(f)}catch(f){const u=f instanceof Error?f.message:String(f);n(s??t,"TAG_RESOLVE_FAILED",u),d=new N(i)}return d.range=a,d.source=i,r&&(d.type=r),l&&(d.tag=l),c.format&&(d.format=c.format),o&&(d.comment=o),d}function Sn(e,t,s,n,i){if(s==="!")return e[R];const r=[];for(const a of e.tags)if(!a.collection&&a.tag===s)if(a.default&&a.test)r.push(a);else return a;for(const a of r)if(a.test?.test(t))return a;const o=e.knownTags[s];return o&&!o.collection?(e.tags.push(Object.assign({},o,{default:!1,test:void 0})),o):(i(n,"TAG_RESOLVE_FAILED",`Unresolved tag: ${s}`,s!=="tag:yaml.org,2002:str"),e[R])}function vn({atKey:e,directives:t,schema:s},n,i,r){const o=s.tags.find(a=>(a.default===!0||e&&a.default==="key")&&a.test?.test(n))||s[R];if(s.compat){const a=s.compat.find(l=>l.default&&l.test?.test(n))??s[R];if(o.tag!==a.tag){const l=t.tagString(o.tag),c=t.tagString(a.tag),d=`Value may be parsed as either ${l} or ${c}`;r(i,"TAG_RESOLVE_FAILED",d,!0)}}return o}function Nn(e,t,s){if(t){s??(s=t.length);for(let n=s-1;n>=0;--n){let i=t[n];switch(i.type){case"space":case"comment":case"newline":e-=i.source.length;continue}for(i=t[++n];i?.type==="space";)e+=i.source.length,i=t[++n];break}}return e}var On={composeNode:us,composeEmptyNode:pt};function us(e,t,s,n){const i=e.atKey,{spaceBefore:r,comment:o,anchor:a,tag:l}=s;let c,d=!0;switch(t.type){case"alias":c=An(e,t,n),(a||l)&&n(t,"ALIAS_PROPS","An alias node must not specify any properties");break;case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":case"block-scalar":c=fs(e,t,l,n),a&&(c.anchor=a.source.substring(1));break;case"block-map":case"block-seq":case"flow-collection":try{c=fn(On,e,t,s,n),a&&(c.anchor=a.source.substring(1))}catch(f){const u=f instanceof Error?f.message:String(f);n(t,"RESOURCE_EXHAUSTION",u)}break;default:{const f=t.type==="error"?t.message:`Unsupported token (type: ${t.type})`;n(t,"UNEXPECTED_TOKEN",f),d=!1}}return c??(c=pt(e,t.offset,void 0,null,s,n)),a&&c.anchor===""&&n(a,"BAD_ALIAS","Anchor cannot be an empty string"),i&&e.options.stringKeys&&(!E(c)||typeof c.value!="string"||c.tag&&c.tag!=="tag:yaml.org,2002:str")&&n(l??t,"NON_STRING_KEY","With stringKeys, all keys must be strings"),r&&(c.spaceBefore=!0),o&&(t.type==="scalar"&&t.source===""?c.comment=o:c.commentBefore=o),e.options.keepSourceTokens&&d&&(c.srcToken=t),c}function pt(e,t,s,n,{spaceBefore:i,comment:r,anchor:o,tag:a,end:l},c){const d={type:"scalar",offset:Nn(t,s,n),indent:-1,source:""},f=fs(e,d,a,c);return o&&(f.anchor=o.source.substring(1),f.anchor===""&&c(o,"BAD_ALIAS","Anchor cannot be an empty string")),i&&(f.spaceBefore=!0),r&&(f.comment=r,f.range[2]=l),f}function An({options:e},{offset:t,source:s,end:n},i){const r=new We(s.substring(1));r.source===""&&i(t,"BAD_ALIAS","Alias cannot be an empty string"),r.source.endsWith(":")&&i(t+s.length-1,"BAD_ALIAS","Alias ending in : is ambiguous",!0);const o=t+s.length,a=Se(n,o,e.strict,i);return r.range=[t,o,a.offset],a.comment&&(r.comment=a.comment),r}function En(e,t,{offset:s,start:n,value:i,end:r},o){const a=Object.assign({_directives:t},e),l=new is(void 0,a),c={atKey:!1,atRoot:!0,directives:l.directives,options:l.options,schema:l.schema},d=ce(n,{indicator:"doc-start",next:i??r?.[0],offset:s,onError:o,parentIndent:0,startOnNewline:!0});d.found&&(l.directives.docStart=!0,i&&(i.type==="block-map"||i.type==="block-seq")&&!d.hasNewline&&o(d.end,"MISSING_CHAR","Block collection cannot start on same line with directives-end marker")),l.contents=i?us(c,i,d,o):pt(c,d.end,n,null,d,o);const f=l.contents.range[2],u=Se(r,f,!1,o);return u.comment&&(l.comment=u.comment),l.range=[s,f,u.offset],l}function ve(e){if(typeof e=="number")return[e,e+1];if(Array.isArray(e))return e.length===2?e:[e[0],e[1]];const{offset:t,source:s}=e;return[t,t+(typeof s=="string"?s.length:1)]}function hs(e){let t="",s=!1,n=!1;for(let i=0;i<e.length;++i){const r=e[i];switch(r[0]){case"#":t+=(t===""?"":n?`

`:`
`)+(r.substring(1)||" "),s=!0,n=!1;break;case"%":e[i+1]?.[0]!=="#"&&(i+=1),s=!1;break;default:s||(n=!0),s=!1}}return{comment:t,afterEmptyLine:n}}var In=class{constructor(e={}){this.doc=null,this.atDirectives=!1,this.prelude=[],this.errors=[],this.warnings=[],this.onError=(t,s,n,i)=>{const r=ve(t);i?this.warnings.push(new on(r,s,n)):this.errors.push(new we(r,s,n))},this.directives=new ne({version:e.version||"1.2"}),this.options=e}decorate(e,t){const{comment:s,afterEmptyLine:n}=hs(this.prelude);if(s){const i=e.contents;if(t)e.comment=e.comment?`${e.comment}
${s}`:s;else if(n||e.directives.docStart||!i)e.commentBefore=s;else if(T(i)&&!i.flow&&i.items.length>0){let r=i.items[0];I(r)&&(r=r.key);const o=r.commentBefore;r.commentBefore=o?`${s}
${o}`:s}else{const r=i.commentBefore;i.commentBefore=r?`${s}
${r}`:s}}if(t){for(let i=0;i<this.errors.length;++i)e.errors.push(this.errors[i]);for(let i=0;i<this.warnings.length;++i)e.warnings.push(this.warnings[i])}else e.errors=this.errors,e.warnings=this.warnings;this.prelude=[],this.errors=[],this.warnings=[]}streamInfo(){return{comment:hs(this.prelude).comment,directives:this.directives,errors:this.errors,warnings:this.warnings}}*compose(e,t=!1,s=-1){for(const n of e)yield*this.next(n);yield*this.end(t,s)}*next(e){switch(e.type){case"directive":this.directives.add(e.source,(t,s,n)=>{const i=ve(e);i[0]+=t,this.onError(i,"BAD_DIRECTIVE",s,n)}),this.prelude.push(e.source),this.atDirectives=!0;break;case"document":{const t=En(this.options,this.directives,e,this.onError);this.atDirectives&&!t.directives.docStart&&this.onError(e,"MISSING_CHAR","Missing directives-end/doc-start indicator line"),this.decorate(t,!1),this.doc&&(yield this.doc),this.doc=t,this.atDirectives=!1;break}case"byte-order-mark":case"space":break;case"comment":case"newline":this.prelude.push(e.source);break;case"error":{const t=e.source?`${e.message}: ${JSON.stringify(e.source)}`:e.message,s=new we(ve(e),"UNEXPECTED_TOKEN",t);this.atDirectives||!this.doc?this.errors.push(s):this.doc.errors.push(s);break}case"doc-end":{if(!this.doc){const s="Unexpected doc-end without preceding document";this.errors.push(new we(ve(e),"UNEXPECTED_TOKEN",s));break}this.doc.directives.docEnd=!0;const t=Se(e.end,e.offset+e.source.length,this.doc.options.strict,this.onError);if(this.decorate(this.doc,!0),t.comment){const s=this.doc.comment;this.doc.comment=s?`${s}
${t.comment}`:t.comment}this.doc.range[2]=t.offset;break}default:this.errors.push(new we(ve(e),"UNEXPECTED_TOKEN",`Unsupported token ${e.type}`))}}*end(e=!1,t=-1){if(this.doc)this.decorate(this.doc,!0),yield this.doc,this.doc=null;else if(e){const s=Object.assign({_directives:this.directives},this.options),n=new is(void 0,s);this.atDirectives&&this.onError(t,"MISSING_CHAR","Missing directives-end indicator line"),n.range=[0,t,t],this.decorate(n,!1),yield n}}},mt=Symbol("break visit"),Tn=Symbol("skip children"),ds=Symbol("remove item");function fe(e,t){"type"in e&&e.type==="document"&&(e={start:e.start,value:e.value}),ps(Object.freeze([]),e,t)}fe.BREAK=mt,fe.SKIP=Tn,fe.REMOVE=ds,fe.itemAtPath=(e,t)=>{let s=e;for(const[n,i]of t){const r=s?.[n];if(r&&"items"in r)s=r.items[i];else return}return s},fe.parentCollection=(e,t)=>{const s=fe.itemAtPath(e,t.slice(0,-1)),n=t[t.length-1][0],i=s?.[n];if(i&&"items"in i)return i;throw new Error("Parent collection not found")};function ps(e,t,s){let n=s(t,e);if(typeof n=="symbol")return n;for(const i of["key","value"]){const r=t[i];if(r&&"items"in r){for(let o=0;o<r.items.length;++o){const a=ps(Object.freeze(e.concat([[i,o]])),r.items[o],s);if(typeof a=="number")o=a-1;else{if(a===mt)return mt;a===ds&&(r.items.splice(o,1),o-=1)}}typeof n=="function"&&i==="key"&&(n=n(t,e))}}return typeof n=="function"?n(t,e):n}var ms="\uFEFF",gs="",ys="",gt="";function Ln(e){switch(e){case ms:return"byte-order-mark";case gs:return"doc-mode";case ys:return"flow-error-end";case gt:return"scalar";case"---":return"doc-start";case"...":return"doc-end";case"":case`
`:case`\r
`:return"newline";case"-":return"seq-item-ind";case"?":return"explicit-key-ind";case":":return"map-value-ind";case"{":return"flow-map-start";case"}":return"flow-map-end";case"[":return"flow-seq-start";case"]":return"flow-seq-end";case",":return"comma"}switch(e[0]){case" ":case"	":return"space";case"#":return"comment";case"%":return"directive-line";case"*":return"alias";case"&":return"anchor";case"!":return"tag";case"'":return"single-quoted-scalar";case'"':return"double-quoted-scalar";case"|":case">":return"block-scalar-header"}return null}function j(e){switch(e){case void 0:case" ":case`
`:case"\r":case"	":return!0;default:return!1}}var bs=new Set("0123456789ABCDEFabcdef"),$n=new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()"),Ue=new Set(",[]{}"),Cn=new Set(` ,[]{}
\r	`),yt=e=>!e||Cn.has(e),_n=class{constructor(){this.atEnd=!1,this.blockScalarIndent=-1,this.blockScalarKeep=!1,this.buffer="",this.flowKey=!1,this.flowLevel=0,this.indentNext=0,this.indentValue=0,this.lineEndPos=null,this.next=null,this.pos=0}*lex(e,t=!1){if(e){if(typeof e!="string")throw TypeError("source is not a string");this.buffer=this.buffer?this.buffer+e:e,this.lineEndPos=null}this.atEnd=!t;let s=this.next??"stream";for(;s&&(t||this.hasChars(1));)s=yield*this.parseNext(s)}atLineEnd(){let e=this.pos,t=this.buffer[e];for(;t===" "||t==="	";)t=this.buffer[++e];return!t||t==="#"||t===`
`?!0:t==="\r"?this.buffer[e+1]===`
`:!1}charAt(e){return this.buffer[this.pos+e]}continueScalar(e){let t=this.buffer[e];if(this.indentNext>0){let s=0;for(;t===" ";)t=this.buffer[++s+e];if(t==="\r"){const n=this.buffer[s+e+1];if(n===`
`||!n&&!this.atEnd)return e+s+1}return t===`
`||s>=this.indentNext||!t&&!this.atEnd?e+s:-1}if(t==="-"||t==="."){const s=this.buffer.substr(e,3);if((s==="---"||s==="...")&&j(this.buffer[e+3]))return-1}return e}getLine(){let e=this.lineEndPos;return(typeof e!="number"||e!==-1&&e<this.pos)&&(e=this.buffer.indexOf(`
`,this.pos),this.lineEndPos=e),e===-1?this.atEnd?this.buffer.substring(this.pos):null:(this.buffer[e-1]==="\r"&&(e-=1),this.buffer.substring(this.pos,e))}hasChars(e){return this.pos+e<=this.buffer.length}setNext(e){return this.buffer=this.buffer.substring(this.pos),this.pos=0,this.lineEndPos=null,this.next=e,null}peek(e){return this.buffer.substr(this.pos,e)}*parseNext(e){switch(e){case"stream":return yield*this.parseStream();case"line-start":return yield*this.parseLineStart();case"block-start":return yield*this.parseBlockStart();case"doc":return yield*this.parseDocument();case"flow":return yield*this.parseFlowCollection();case"quoted-scalar":return yield*this.parseQuotedScalar();case"block-scalar":return yield*this.parseBlockScalar();case"plain-scalar":return yield*this.parsePlainScalar()}}*parseStream(){let e=this.getLine();if(e===null)return this.setNext("stream");if(e[0]===ms&&(yield*this.pushCount(1),e=e.substring(1)),e[0]==="%"){let t=e.length,s=e.indexOf("#");for(;s!==-1;){const i=e[s-1];if(i===" "||i==="	"){t=s-1;break}else s=e.indexOf("#",s+1)}for(;;){const i=e[t-1];if(i===" "||i==="	")t-=1;else break}const n=(yield*this.pushCount(t))+(yield*this.pushSpaces(!0));return yield*this.pushCount(e.length-n),this.pushNewline(),"stream"}if(this.atLineEnd()){const t=yield*this.pushSpaces(!0);return yield*this.pushCount(e.length-t),yield*this.pushNewline(),"stream"}return yield gs,yield*this.parseLineStart()}*parseLineStart(){const e=this.charAt(0);if(!e&&!this.atEnd)return this.setNext("line-start");if(e==="-"||e==="."){if(!this.atEnd&&!this.hasChars(4))return this.setNext("line-start");const t=this.peek(3);if((t==="---"||t==="...")&&j(this.charAt(3)))return yield*this.pushCount(3),this.indentValue=0,this.indentNext=0,t==="---"?"doc":"stream"}return this.indentValue=yield*this.pushSpaces(!1),this.indentNext>this.indentValue&&!j(this.charAt(1))&&(this.indentNext=this.indentValue),yield*this.parseBlockStart()}*parseBlockStart(){const[e,t]=this.peek(2);if(!t&&!this.atEnd)return this.setNext("block-start");if((e==="-"||e==="?"||e===":")&&j(t)){const s=(yield*this.pushCount(1))+(yield*this.pushSpaces(!0));return this.indentNext=this.indentValue+1,this.indentValue+=s,"block-start"}return"doc"}*parseDocument(){yield*this.pushSpaces(!0);const e=this.getLine();if(e===null)return this.setNext("doc");let t=yield*this.pushIndicators();switch(e[t]){case"#":yield*this.pushCount(e.length-t);case void 0:return yield*this.pushNewline(),yield*this.parseLineStart();case"{":case"[":return yield*this.pushCount(1),this.flowKey=!1,this.flowLevel=1,"flow";case"}":case"]":return yield*this.pushCount(1),"doc";case"*":return yield*this.pushUntil(yt),"doc";case'"':case"'":return yield*this.parseQuotedScalar();case"|":case">":return t+=yield*this.parseBlockScalarHeader(),t+=yield*this.pushSpaces(!0),yield*this.pushCount(e.length-t),yield*this.pushNewline(),yield*this.parseBlockScalar();default:return yield*this.parsePlainScalar()}}*parseFlowCollection(){let e,t,s=-1;do e=yield*this.pushNewline(),e>0?(t=yield*this.pushSpaces(!1),this.indentValue=s=t):t=0,t+=yield*this.pushSpaces(!0);while(e+t>0);const n=this.getLine();if(n===null)return this.setNext("flow");if((s!==-1&&s<this.indentNext&&n[0]!=="#"||s===0&&(n.startsWith("---")||n.startsWith("..."))&&j(n[3]))&&!(s===this.indentNext-1&&this.flowLevel===1&&(n[0]==="]"||n[0]==="}")))return this.flowLevel=0,yield ys,yield*this.parseLineStart();let i=0;for(;n[i]===",";)i+=yield*this.pushCount(1),i+=yield*this.pushSpaces(!0),this.flowKey=!1;switch(i+=yield*this.pushIndicators(),n[i]){case void 0:return"flow";case"#":return yield*this.pushCount(n.length-i),"flow";case"{":case"[":return yield*this.pushCount(1),this.flowKey=!1,this.flowLevel+=1,"flow";case"}":case"]":return yield*this.pushCount(1),this.flowKey=!0,this.flowLevel-=1,this.flowLevel?"flow":"doc";case"*":return yield*this.pushUntil(yt),"flow";case'"':case"'":return this.flowKey=!0,yield*this.parseQuotedScalar();case":":{const r=this.charAt(1);if(this.flowKey||j(r)||r===",")return this.flowKey=!1,yield*this.pushCount(1),yield*this.pushSpaces(!0),"flow"}default:return this.flowKey=!1,yield*this.parsePlainScalar()}}*parseQuotedScalar(){const e=this.charAt(0);let t=this.buffer.indexOf(e,this.pos+1);if(e==="'")for(;t!==-1&&this.buffer[t+1]==="'";)t=this.buffer.indexOf("'",t+2);else for(;t!==-1;){let i=0;for(;this.buffer[t-1-i]==="\\";)i+=1;if(i%2===0)break;t=this.buffer.indexOf('"',t+1)}const s=this.buffer.substring(0,t);let n=s.indexOf(`
`,this.pos);if(n!==-1){for(;n!==-1;){const i=this.continueScalar(n+1);if(i===-1)break;n=s.indexOf(`
`,i)}n!==-1&&(t=n-(s[n-1]==="\r"?2:1))}if(t===-1){if(!this.atEnd)return this.setNext("quoted-scalar");t=this.buffer.length}return yield*this.pushToIndex(t+1,!1),this.flowLevel?"flow":"doc"}*parseBlockScalarHeader(){this.blockScalarIndent=-1,this.blockScalarKeep=!1;let e=this.pos;for(;;){const t=this.buffer[++e];if(t==="+")this.blockScalarKeep=!0;else if(t>"0"&&t<="9")this.blockScalarIndent=Number(t)-1;else if(t!=="-")break}return yield*this.pushUntil(t=>j(t)||t==="#")}*parseBlockScalar(){let e=this.pos-1,t=0,s;e:for(let i=this.pos;s=this.buffer[i];++i)switch(s){case" ":t+=1;break;case`
`:e=i,t=0;break;case"\r":{const r=this.buffer[i+1];if(!r&&!this.atEnd)return this.setNext("block-scalar");if(r===`
`)break}default:break e}if(!s&&!this.atEnd)return this.setNext("block-scalar");if(t>=this.indentNext){this.blockScalarIndent===-1?this.indentNext=t:this.indentNext=this.blockScalarIndent+(this.indentNext===0?1:this.indentNext);do{const i=this.continueScalar(e+1);if(i===-1)break;e=this.buffer.indexOf(`
`,i)}while(e!==-1);if(e===-1){if(!this.atEnd)return this.setNext("block-scalar");e=this.buffer.length}}let n=e+1;for(s=this.buffer[n];s===" ";)s=this.buffer[++n];if(s==="	"){for(;s==="	"||s===" "||s==="\r"||s===`
`;)s=this.buffer[++n];e=n-1}else if(!this.blockScalarKeep)do{let i=e-1,r=this.buffer[i];r==="\r"&&(r=this.buffer[--i]);const o=i;for(;r===" ";)r=this.buffer[--i];if(r===`
`&&i>=this.pos&&i+1+t>o)e=i;else break}while(!0);return yield gt,yield*this.pushToIndex(e+1,!0),yield*this.parseLineStart()}*parsePlainScalar(){const e=this.flowLevel>0;let t=this.pos-1,s=this.pos-1,n;for(;n=this.buffer[++s];)if(n===":"){const i=this.buffer[s+1];if(j(i)||e&&Ue.has(i))break;t=s}else if(j(n)){let i=this.buffer[s+1];if(n==="\r"&&(i===`
`?(s+=1,n=`
`,i=this.buffer[s+1]):t=s),i==="#"||e&&Ue.has(i))break;if(n===`
`){const r=this.continueScalar(s+1);if(r===-1)break;s=Math.max(s,r-2)}}else{if(e&&Ue.has(n))break;t=s}return!n&&!this.atEnd?this.setNext("plain-scalar"):(yield gt,yield*this.pushToIndex(t+1,!0),e?"flow":"doc")}*pushCount(e){return e>0?(yield this.buffer.substr(this.pos,e),this.pos+=e,e):0}*pushToIndex(e,t){const s=this.buffer.slice(this.pos,e);return s?(yield s,this.pos+=s.length,s.length):(t&&(yield""),0)}*pushIndicators(){let e=0;e:for(;;){switch(this.charAt(0)){case"!":e+=yield*this.pushTag(),e+=yield*this.pushSpaces(!0);continue e;case"&":e+=yield*this.pushUntil(yt),e+=yield*this.pushSpaces(!0);continue e;case"-":case"?":case":":{const t=this.flowLevel>0,s=this.charAt(1);if(j(s)||t&&Ue.has(s)){t?this.flowKey&&(this.flowKey=!1):this.indentNext=this.indentValue+1,e+=yield*this.pushCount(1),e+=yield*this.pushSpaces(!0);continue e}}}break e}return e}*pushTag(){if(this.charAt(1)==="<"){let e=this.pos+2,t=this.buffer[e];for(;!j(t)&&t!==">";)t=this.buffer[++e];return yield*this.pushToIndex(t===">"?e+1:e,!1)}else{let e=this.pos+1,t=this.buffer[e];for(;t;)if($n.has(t))t=this.buffer[++e];else if(t==="%"&&bs.has(this.buffer[e+1])&&bs.has(this.buffer[e+2]))t=this.buffer[e+=3];else break;return yield*this.pushToIndex(e,!1)}}*pushNewline(){const e=this.buffer[this.pos];return e===`
`?yield*this.pushCount(1):e==="\r"&&this.charAt(1)===`
`?yield*this.pushCount(2):0}*pushSpaces(e){let t=this.pos-1,s;do s=this.buffer[++t];while(s===" "||e&&s==="	");const n=t-this.pos;return n>0&&(yield this.buffer.substr(this.pos,n),this.pos=t),n}*pushUntil(e){let t=this.pos,s=this.buffer[t];for(;!e(s);)s=this.buffer[++t];return yield*this.pushToIndex(t,!1)}},Mn=class{constructor(){this.lineStarts=[],this.addNewLine=e=>this.lineStarts.push(e),this.linePos=e=>{let t=0,s=this.lineStarts.length;for(;t<s;){const i=t+s>>1;this.lineStarts[i]<e?t=i+1:s=i}if(this.lineStarts[t]===e)return{line:t+1,col:1};if(t===0)return{line:0,col:e};const n=this.lineStarts[t-1];return{line:t,col:e-n+1}}}};function G(e,t){for(let s=0;s<e.length;++s)if(e[s].type===t)return!0;return!1}function ws(e){for(let t=0;t<e.length;++t)switch(e[t].type){case"space":case"comment":case"newline":break;default:return t}return-1}function ks(e){switch(e?.type){case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":case"flow-collection":return!0;default:return!1}}function Fe(e){switch(e.type){case"document":return e.start;case"block-map":{const t=e.items[e.items.length-1];return t.sep??t.start}case"block-seq":return e.items[e.items.length-1].start;default:return[]}}function ue(e){if(e.length===0)return[];let t=e.length;e:for(;--t>=0;)switch(e[t].type){case"doc-start":case"explicit-key-ind":case"map-value-ind":case"seq-item-ind":case"newline":break e}for(;e[++t]?.type==="space";);return e.splice(t,e.length)}function Ve(e,t){if(t.length<1e5)Array.prototype.push.apply(e,t);else for(let s=0;s<t.length;++s)e.push(t[s])}function Ss(e){if(e.start.type==="flow-seq-start")for(const t of e.items)t.sep&&!t.value&&!G(t.start,"explicit-key-ind")&&!G(t.sep,"map-value-ind")&&(t.key&&(t.value=t.key),delete t.key,ks(t.value)?t.value.end?Ve(t.value.end,t.sep):t.value.end=t.sep:Ve(t.start,t.sep),delete t.sep)}var Bn=class{constructor(e){this.atNewLine=!0,this.atScalar=!1,this.indent=0,this.offset=0,this.onKeyLine=!1,this.stack=[],this.source="",this.type="",this.lexer=new _n,this.onNewLine=e}*parse(e,t=!1){this.onNewLine&&this.offset===0&&this.onNewLine(0);for(const s of this.lexer.lex(e,t))yield*this.next(s);t||(yield*this.end())}*next(e){if(this.source=e,this.atScalar){this.atScalar=!1,yield*this.step(),this.offset+=e.length;return}const t=Ln(e);if(t)if(t==="scalar")this.atNewLine=!1,this.atScalar=!0,this.type="scalar";else{switch(this.type=t,yield*this.step(),t){case"newline":this.atNewLine=!0,this.indent=0,this.onNewLine&&this.onNewLine(this.offset+e.length);break;case"space":this.atNewLine&&e[0]===" "&&(this.indent+=e.length);break;case"explicit-key-ind":case"map-value-ind":case"seq-item-ind":this.atNewLine&&(this.indent+=e.length);break;case"doc-mode":case"flow-error-end":return;default:this.atNewLine=!1}this.offset+=e.length}else{const s=`Not a YAML token: ${e}`;yield*this.pop({type:"error",offset:this.offset,message:s,source:e}),this.offset+=e.length}}*end(){for(;this.stack.length>0;)yield*this.pop()}get sourceToken(){return{type:this.type,offset:this.offset,indent:this.indent,source:this.source}}*step(){const e=this.peek(1);if(this.type==="doc-end"&&e?.type!=="doc-end"){for(;this.stack.length>0;)yield*this.pop();this.stack.push({type:"doc-end",offset:this.offset,source:this.source});return}if(!e)return yield*this.stream();switch(e.type){case"document":return yield*this.document(e);case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":return yield*this.scalar(e);case"block-scalar":return yield*this.blockScalar(e);case"block-map":return yield*this.blockMap(e);case"block-seq":return yield*this.blockSequence(e);case"flow-collection":return yield*this.flowCollection(e);case"doc-end":return yield*this.documentEnd(e)}yield*this.pop()}peek(e){return this.stack[this.stack.length-e]}*pop(e){const t=e??this.stack.pop();if(!t)yield{type:"error",offset:this.offset,source:"",message:"Tried to pop an empty stack"};else if(this.stack.length===0)yield t;else{const s=this.peek(1);switch(t.type==="block-scalar"?t.indent="indent"in s?s.indent:0:t.type==="flow-collection"&&s.type==="document"&&(t.indent=0),t.type==="flow-collection"&&Ss(t),s.type){case"document":s.value=t;break;case"block-scalar":s.props.push(t);break;case"block-map":{const n=s.items[s.items.length-1];if(n.value){s.items.push({start:[],key:t,sep:[]}),this.onKeyLine=!0;return}else if(n.sep)n.value=t;else{Object.assign(n,{key:t,sep:[]}),this.onKeyLine=!n.explicitKey;return}break}case"block-seq":{const n=s.items[s.items.length-1];n.value?s.items.push({start:[],value:t}):n.value=t;break}case"flow-collection":{const n=s.items[s.items.length-1];!n||n.value?s.items.push({start:[],key:t,sep:[]}):n.sep?n.value=t:Object.assign(n,{key:t,sep:[]});return}default:yield*this.pop(),yield*this.pop(t)}if((s.type==="document"||s.type==="block-map"||s.type==="block-seq")&&(t.type==="block-map"||t.type==="block-seq")){const n=t.items[t.items.length-1];n&&!n.sep&&!n.value&&n.start.length>0&&ws(n.start)===-1&&(t.indent===0||n.start.every(i=>i.type!=="comment"||i.indent<t.indent))&&(s.type==="document"?s.end=n.start:s.items.push({start:n.start}),t.items.splice(-1,1))}}}*stream(){switch(this.type){case"directive-line":yield{type:"directive",offset:this.offset,source:this.source};return;case"byte-order-mark":case"space":case"comment":case"newline":yield this.sourceToken;return;case"doc-mode":case"doc-start":{const e={type:"document",offset:this.offset,start:[]};this.type==="doc-start"&&e.start.push(this.sourceToken),this.stack.push(e);return}}yield{type:"error",offset:this.offset,message:`Unexpected ${this.type} token in YAML stream`,source:this.source}}*document(e){if(e.value)return yield*this.lineEnd(e);switch(this.type){case"doc-start":{ws(e.start)!==-1?(yield*this.pop(),yield*this.step()):e.start.push(this.sourceToken);return}case"anchor":case"tag":case"space":case"comment":case"newline":e.start.push(this.sourceToken);return}const t=this.startBlockValue(e);t?this.stack.push(t):yield{type:"error",offset:this.offset,message:`Unexpected ${this.type} token in YAML document`,source:this.source}}*scalar(e){if(this.type==="map-value-ind"){const t=Fe(this.peek(2)),s=ue(t);let n;e.end?(n=e.end,n.push(this.sourceToken),delete e.end):n=[this.sourceToken];const i={type:"block-map",offset:e.offset,indent:e.indent,items:[{start:s,key:e,sep:n}]};this.onKeyLine=!0,this.stack[this.stack.length-1]=i}else yield*this.lineEnd(e)}*blockScalar(e){switch(this.type){case"space":case"comment":case"newline":e.props.push(this.sourceToken);return;case"scalar":if(e.source=this.source,this.atNewLine=!0,this.indent=0,this.onNewLine){let t=this.source.indexOf(`
`)+1;for(;t!==0;)this.onNewLine(this.offset+t),t=this.source.indexOf(`
`,t)+1}yield*this.pop();break;default:yield*this.pop(),yield*this.step()}}*blockMap(e){const t=e.items[e.items.length-1];switch(this.type){case"newline":if(this.onKeyLine=!1,t.value){const s="end"in t.value?t.value.end:void 0;(Array.isArray(s)?s[s.length-1]:void 0)?.type==="comment"?s?.push(this.sourceToken):e.items.push({start:[this.sourceToken]})}else t.sep?t.sep.push(this.sourceToken):t.start.push(this.sourceToken);return;case"space":case"comment":if(t.value)e.items.push({start:[this.sourceToken]});else if(t.sep)t.sep.push(this.sourceToken);else{if(this.atIndentedComment(t.start,e.indent)){const n=e.items[e.items.length-2]?.value?.end;if(Array.isArray(n)){Ve(n,t.start),n.push(this.sourceToken),e.items.pop();return}}t.start.push(this.sourceToken)}return}if(this.indent>=e.indent){const s=!this.onKeyLine&&this.indent===e.indent,n=s&&(t.sep||t.explicitKey)&&this.type!=="seq-item-ind";let i=[];if(n&&t.sep&&!t.value){const r=[];for(let o=0;o<t.sep.length;++o){const a=t.sep[o];switch(a.type){case"newline":r.push(o);break;case"space":break;case"comment":a.indent>e.indent&&(r.length=0);break;default:r.length=0}}r.length>=2&&(i=t.sep.splice(r[1]))}switch(this.type){case"anchor":case"tag":n||t.value?(i.push(this.sourceToken),e.items.push({start:i}),this.onKeyLine=!0):t.sep?t.sep.push(this.sourceToken):t.start.push(this.sourceToken);return;case"explicit-key-ind":!t.sep&&!t.explicitKey?(t.start.push(this.sourceToken),t.explicitKey=!0):n||t.value?(i.push(this.sourceToken),e.items.push({start:i,explicitKey:!0})):this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:[this.sourceToken],explicitKey:!0}]}),this.onKeyLine=!0;return;case"map-value-ind":if(t.explicitKey)if(t.sep)if(t.value)e.items.push({start:[],key:null,sep:[this.sourceToken]});else if(G(t.sep,"map-value-ind"))this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:i,key:null,sep:[this.sourceToken]}]});else if(ks(t.key)&&!G(t.sep,"newline")){const r=ue(t.start),o=t.key,a=t.sep;a.push(this.sourceToken),delete t.key,delete t.sep,this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:r,key:o,sep:a}]})}else i.length>0?t.sep=t.sep.concat(i,this.sourceToken):t.sep.push(this.sourceToken);else if(G(t.start,"newline"))Object.assign(t,{key:null,sep:[this.sourceToken]});else{const r=ue(t.start);this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:r,key:null,sep:[this.sourceToken]}]})}else t.sep?t.value||n?e.items.push({start:i,key:null,sep:[this.sourceToken]}):G(t.sep,"map-value-ind")?this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:[],key:null,sep:[this.sourceToken]}]}):t.sep.push(this.sourceToken):Object.assign(t,{key:null,sep:[this.sourceToken]});this.onKeyLine=!0;return;case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":{const r=this.flowScalar(this.type);n||t.value?(e.items.push({start:i,key:r,sep:[]}),this.onKeyLine=!0):t.sep?this.stack.push(r):(Object.assign(t,{key:r,sep:[]}),this.onKeyLine=!0);return}default:{const r=this.startBlockValue(e);if(r){if(r.type==="block-seq"){if(!t.explicitKey&&t.sep&&!G(t.sep,"newline")){yield*this.pop({type:"error",offset:this.offset,message:"Unexpected block-seq-ind on same line with key",source:this.source});return}}else s&&e.items.push({start:i});this.stack.push(r);return}}}}yield*this.pop(),yield*this.step()}*blockSequence(e){const t=e.items[e.items.length-1];switch(this.type){case"newline":if(t.value){const s="end"in t.value?t.value.end:void 0;(Array.isArray(s)?s[s.length-1]:void 0)?.type==="comment"?s?.push(this.sourceToken):e.items.push({start:[this.sourceToken]})}else t.start.push(this.sourceToken);return;case"space":case"comment":if(t.value)e.items.push({start:[this.sourceToken]});else{if(this.atIndentedComment(t.start,e.indent)){const n=e.items[e.items.length-2]?.value?.end;if(Array.isArray(n)){Ve(n,t.start),n.push(this.sourceToken),e.items.pop();return}}t.start.push(this.sourceToken)}return;case"anchor":case"tag":if(t.value||this.indent<=e.indent)break;t.start.push(this.sourceToken);return;case"seq-item-ind":if(this.indent!==e.indent)break;t.value||G(t.start,"seq-item-ind")?e.items.push({start:[this.sourceToken]}):t.start.push(this.sourceToken);return}if(this.indent>e.indent){const s=this.startBlockValue(e);if(s){this.stack.push(s);return}}yield*this.pop(),yield*this.step()}*flowCollection(e){const t=e.items[e.items.length-1];if(this.type==="flow-error-end"){let s;do yield*this.pop(),s=this.peek(1);while(s?.type==="flow-collection")}else if(e.end.length===0){switch(this.type){case"comma":case"explicit-key-ind":!t||t.sep?e.items.push({start:[this.sourceToken]}):t.start.push(this.sourceToken);return;case"map-value-ind":!t||t.value?e.items.push({start:[],key:null,sep:[this.sourceToken]}):t.sep?t.sep.push(this.sourceToken):Object.assign(t,{key:null,sep:[this.sourceToken]});return;case"space":case"comment":case"newline":case"anchor":case"tag":!t||t.value?e.items.push({start:[this.sourceToken]}):t.sep?t.sep.push(this.sourceToken):t.start.push(this.sourceToken);return;case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":{const n=this.flowScalar(this.type);!t||t.value?e.items.push({start:[],key:n,sep:[]}):t.sep?this.stack.push(n):Object.assign(t,{key:n,sep:[]});return}case"flow-map-end":case"flow-seq-end":e.end.push(this.sourceToken);return}const s=this.startBlockValue(e);s?this.stack.push(s):(yield*this.pop(),yield*this.step())}else{const s=this.peek(2);if(s.type==="block-map"&&(this.type==="map-value-ind"&&s.indent===e.indent||this.type==="newline"&&!s.items[s.items.length-1].sep))yield*this.pop(),yield*this.step();else if(this.type==="map-value-ind"&&s.type!=="flow-collection"){const n=Fe(s),i=ue(n);Ss(e);const r=e.end.splice(1,e.end.length);r.push(this.sourceToken);const o={type:"block-map",offset:e.offset,indent:e.indent,items:[{start:i,key:e,sep:r}]};this.onKeyLine=!0,this.stack[this.stack.length-1]=o}else yield*this.lineEnd(e)}}flowScalar(e){if(this.onNewLine){let t=this.source.indexOf(`
`)+1;for(;t!==0;)this.onNewLine(this.offset+t),t=this.source.indexOf(`
`,t)+1}return{type:e,offset:this.offset,indent:this.indent,source:this.source}}startBlockValue(e){switch(this.type){case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":return this.flowScalar(this.type);case"block-scalar-header":return{type:"block-scalar",offset:this.offset,indent:this.indent,props:[this.sourceToken],source:""};case"flow-map-start":case"flow-seq-start":return{type:"flow-collection",offset:this.offset,indent:this.indent,start:this.sourceToken,items:[],end:[]};case"seq-item-ind":return{type:"block-seq",offset:this.offset,indent:this.indent,items:[{start:[this.sourceToken]}]};case"explicit-key-ind":{this.onKeyLine=!0;const t=Fe(e),s=ue(t);return s.push(this.sourceToken),{type:"block-map",offset:this.offset,indent:this.indent,items:[{start:s,explicitKey:!0}]}}case"map-value-ind":{this.onKeyLine=!0;const t=Fe(e),s=ue(t);return{type:"block-map",offset:this.offset,indent:this.indent,items:[{start:s,key:null,sep:[this.sourceToken]}]}}}return null}atIndentedComment(e,t){return this.type!=="comment"||this.indent<=t?!1:e.every(s=>s.type==="newline"||s.type==="space")}*documentEnd(e){this.type!=="doc-mode"&&(e.end?e.end.push(this.sourceToken):e.end=[this.sourceToken],this.type==="newline"&&(yield*this.pop()))}*lineEnd(e){switch(this.type){case"comma":case"doc-start":case"doc-end":case"flow-seq-end":case"flow-map-end":case"map-value-ind":yield*this.pop(),yield*this.step();break;case"newline":this.onKeyLine=!1;default:e.end?e.end.push(this.sourceToken):e.end=[this.sourceToken],this.type==="newline"&&(yield*this.pop())}}};function Kn(e){const t=e.prettyErrors!==!1;return{lineCounter:e.lineCounter||t&&new Mn||null,prettyErrors:t}}function vs(e,t={}){const{lineCounter:s,prettyErrors:n}=Kn(t),i=new Bn(s?.addNewLine),r=new In(t);let o=null;for(const a of r.compose(i.parse(e),!0,e.length))if(!o)o=a;else if(o.options.logLevel!=="silent"){o.errors.push(new we(a.range.slice(0,2),"MULTIPLE_DOCS","Source contains multiple documents; please use YAML.parseAllDocuments()"));break}return n&&s&&(o.errors.forEach(os(e,s)),o.warnings.forEach(os(e,s))),o}function Pn(e,t,s){let n;typeof t=="function"?n=t:s===void 0&&t&&typeof t=="object"&&(s=t);const i=vs(e,s);if(!i)return null;if(i.warnings.forEach(r=>Bt(i.options.logLevel,r)),i.errors.length>0){if(i.options.logLevel!=="silent")throw i.errors[0];i.errors=[]}return i.toJS(Object.assign({reviver:n},s))}var Ns={schema:"core",logLevel:"error",prettyErrors:!1};function Dn(e){const t=jn(e);if(!wt(t))throw Object.assign(new Error("yaml"),{code:"not a mapping"});return t}function jn(e){try{return Pn(e,{...Ns,maxAliasCount:50})}catch(t){throw t instanceof RangeError?Object.assign(new Error("yaml"),{code:"nested too deeply"}):t}}function Rn(e){try{const t=vs(e,Ns),[s]=t.errors;if(s!==void 0)return{error:`not valid YAML at line ${e.slice(0,s.pos[0]).split(`
`).length}`};const n=t.toJS({maxAliasCount:0});return wt(n)?{record:n}:{error:"not a mapping"}}catch(t){return{error:t instanceof ReferenceError?"an alias, and none is followed here":"not valid YAML"}}};return {parsePlainYaml: Rn,parseYamlRecord: Dn};
|*/
/*| part shared/1
var p=(function(t,r,e=!1){if(!z(t))return{error:"ENOENT"};let o;try{o=_(t,l.O_RDONLY|(l.O_NONBLOCK??0)|(e?0:l.O_NOFOLLOW??0));const n=X(o);if(!n.isFile())return{error:n.isDirectory()?"EISDIR":"not a regular file"};if(n.size>r)return{error:`${n.size} bytes, over the limit of ${r}`};const i=Buffer.allocUnsafe(n.size);let c=0;for(;c<n.size;){const m=Y(o,i,c,n.size-c,c);if(m===0)break;c+=m}return{text:i.toString("utf8",0,c)}}catch(n){return{error:a(n)}}finally{o!==void 0&&f(o)}}),L=["off","warn","ask","deny"],A=["C1","C2","C3","C4"],$=["c1","c2","c3","c4"],I=["low","warning","critical","emergency"],C=["off","ask","deny"],R=["off","minimal","standard","detailed"],D=["propose","write"],b=["facts","directive"],M=["every-prompt","on-change","after-compaction"],F=["quiet","standard","strict"],U=["open","closed"],P=["ask","deny","allow"],G=["docs/**","artifacts/**"],W={profile:"standard",criticality:"C2","context_monitor.enabled":!0,"context_monitor.low_threshold":null,"context_monitor.warning_threshold":null,"context_monitor.critical_threshold":null,"context_monitor.emergency_threshold":null,"context_monitor.thresholds.c1.low":null,"context_monitor.thresholds.c1.warning":null,"context_monitor.thresholds.c1.critical":null,"context_monitor.thresholds.c1.emergency":null,"context_monitor.thresholds.c2.low":null,"context_monitor.thresholds.c2.warning":null,"context_monitor.thresholds.c2.critical":null,"context_monitor.thresholds.c2.emergency":null,"context_monitor.thresholds.c3.low":null,"context_monitor.thresholds.c3.warning":null,"context_monitor.thresholds.c3.critical":null,"context_monitor.thresholds.c3.emergency":null,"context_monitor.thresholds.c4.low":null,"context_monitor.thresholds.c4.warning":null,"context_monitor.thresholds.c4.critical":null,"context_monitor.thresholds.c4.emergency":null,"context_monitor.absolute_floors":!1,"context_monitor.operations":{},"context_monitor.typical_operation":null,"context_monitor.compaction_point":null,"context_monitor.window":null,"context_monitor.tone":"facts","escalation.gate_spawns":"off","governance.c3_files":[".claude/rules/**",".context/rules/**","docs/context/*.md","docs/decisions/**","**@/adr/**","**@/adrs/**","**@/ADR-*.md","**@/adr-*.md"],"governance.c4_files":["**@/*CONSTITUTION*.md","**@/*constitution*.md"],"resumption.max_age_hours":72,"resumption.steer_summary":!0,"resumption.orchestration_file":"ORCHESTRATION.yaml","memory.markers":!0,"memory.guidance":"standard","memory.auto_capture.enabled":!0,"memory.auto_capture.threshold":.85,"memory.auto_capture.limit":3,"memory.auto_capture.prompt_first":!1,"memory.rotation.decision_logs":[".claude/context/memory/decisions.md"],"memory.rotation.issue_logs":[".claude/context/memory/issues.md"],"memory.rotation.max_lines":1500,"memory.rotation.decision_days":60,"memory.rotation.issue_days":7,"memory.rotation.check_at_start":!1,"memory.surface.limit":3,"memory.surface.at_start":5,"compaction.core":"propose","retention.checkpoints":100,"retention.sessions":100,"retention.journal_mb":8,"guardrails.write_roots":null,"guardrails.protected":[],"guardrails.allowed_tools":null,"guardrails.mcp_writers":{},"guardrails.governance":{},"guardrails.architecture":[],"guardrails.evaluator":!1,"guardrails.unresolved":"ask","guardrails.fail":"open","guardrails.deadline":1500,"guardrails.modes.allowed_tools":"deny","guardrails.modes.self_protection":"ask","guardrails.modes.confined_writes":"deny","guardrails.modes.write_size":"deny","quality.sources":["docs/context/CONTEXT_CORE.md","docs/context/ROLES.md","docs/context/GUARDRAILS.md"],"reinforcement.cadence":"on-change","reinforcement.files":["CLAUDE.md","CLAUDE.local.md",".claude/CLAUDE.md","AGENTS.md",".claude/rules/**@/*.md",".context/rules/**@/*.md"],routing:[],"budgets.session_start":2450,"budgets.user_prompt_submit":1500,"guardrails.modes.tool_availability":"deny","guardrails.modes.plan_evaluator":"deny","guardrails.modes.architecture":"deny","guardrails.modes.governance":"ask","guardrails.modes.post_compaction_approval":"ask","guardrails.modes.stale_resumption":"warn","hooks.session_start":!0,"hooks.user_prompt_submit":!0,"hooks.pre_compact":!0,"hooks.pre_tool_use":!0,"hooks.post_tool_use":!0,"sections.project_context":!0,"sections.quality_context":!0,"sections.quality_reinforcement":!0,"sections.routing_hint":!0,"sections.resumption_context":!0,"sections.context_monitor":!0,"sections.compaction_alert":!0,"sections.work_log":!0,"sections.memory_capture":!0,"sections.response_guidance":!0,"sections.related_memories":!0,"sections.track_context":!0,"sections.recent_diff":!0,"sections.test_output":!0,"sections.write_check":!0},B=builtin("node:fs"),s=t=>B[t],f=s("closeSync"),l=s("constants"),z=s("existsSync"),X=s("fstatSync"),q=s("linkSync"),d=s("lstatSync"),H=s("mkdirSync"),_=s("openSync"),Y=s("readSync"),g=s("readlinkSync"),E=s("renameSync"),K=s("symlinkSync"),S=s("unlinkSync"),v=s("writeSync");function a(t){const r=t?.code;return typeof r=="string"?r:t instanceof Error?t.name:"unknown error"}function V(t){return/^E(?:ACCES|PERM|IO|[MN]FILE|NOMEM|BUSY|AGAIN|STALE|TIMEDOUT)$/.test(t)}var j=1024;function O(t,r){return Object.assign(new Error(t),{code:r,path:t})}function y(t,r){try{return K(r,t),r}catch(e){return a(e)==="EEXIST"?null:Q(t,r)}}function Q(t,r){let e;try{e=_(t,"wx",384)}catch(i){if(a(i)==="EEXIST")return null;throw i}const o=Buffer.from(r);let n=0;try{for(;n<o.length;)n+=v(e,o,n)}catch{}finally{f(e)}return o.toString("utf8",0,n)}function w(t){try{return g(t)}catch(r){if(a(r)==="ENOENT")return"";const e=p(t,j);return"text"in e?e.text:null}}function u(t){try{S(t)}catch{}}function J(t){try{return process.kill(t,0),!0}catch(r){return a(r)==="EPERM"}}var Z=500,tt=5e3;function x(t,r,e=Z){const o=`${t}/.lock`,n=`${process.pid} ${process.hrtime.bigint()} ${k()}`,i=process.uptime()*1e3+e;let c=y(o,n);for(;c===null;){if(rt(o,n),process.uptime()*1e3>i)return null;Atomics.wait(new Int32Array(new SharedArrayBuffer(4)),0,0,5),c=y(o,n)}try{return{value:r()}}finally{const m=w(o);(m===null||m===c)&&u(o)}}function k(){const t=process.getBuiltinModule("node:os").hostname();try{return`${g("/proc/self/ns/pid")} ${t}`}catch{return t}}function rt(t,r){try{const e=h(t);if(!e.isLeft)return;const o=`${t}-stale-${e.id}`;if(y(o,r)===null){h(o).isLeft&&u(o);return}try{h(t).id===e.id&&S(t)}finally{u(o)}}catch(e){if(a(e)!=="ENOENT")throw e}}function h(t){const r=d(t);if(!r.isFile()&&!r.isSymbolicLink())throw O(t,"not a lock");const e=ot(w(t)??""),o=e===null?`${r.ino}-${Math.trunc(r.mtimeMs)}`:`${e.pid}-${e.since}`;return{isLeft:et(r)||nt(e),id:o}}var et=({mtimeMs:t})=>Math.abs(Date.now()-t)>=tt;function ot(t){const[,r="",e="",o]=/^([1-9]\d{0,9}) (\d{1,20}) (.+)$/s.exec(t)??[];return o===void 0?null:{pid:r,since:e,space:o}}function nt(t){return t!==null&&t.space===k()&&!J(Number(t.pid))}function st(t,r){let e=t;for(const o of r){e=`${e}/${o}`;const n=d(e,{throwIfNoEntry:!1});if(n===void 0)at(e,r[0]===".holdfast"?it:ct);else if(!n.isDirectory())throw O(e,n.isSymbolicLink()?"a symlink":"not a folder")}return e}var it=448,ct=511;function at(t,r){try{H(t,r)}catch(e){if(a(e)!=="EEXIST"||!d(t).isDirectory())throw e}}var N=0;function lt(t){return t.replace(/(\/\.holdfast)\/(?:cache|checkpoints|memory|sessions)(?:\/.*)?$/s,"$1")}function T(t,r,e){N+=1;const o=`${lt(t)}/.tmp-${process.pid}-${N}`,n=_(o,l.O_WRONLY|l.O_CREAT|l.O_TRUNC|(l.O_NOFOLLOW??0),e);try{ut(n,typeof r=="string"?Buffer.from(r):r)}catch(i){throw u(o),i}finally{f(n)}return o}function ut(t,r){let e=0;for(;e<r.length;)e+=v(t,r,e,r.length-e)}function dt(t,r,e,o=384){const n=T(t,e,o);try{E(n,`${t}/${r}`)}catch(i){throw u(n),i}}function mt(t,r,e){const o=T(t,e,384);try{return q(o,`${t}/${r}`),!0}catch(n){return a(n)==="EEXIST"?!1:ft(o,t,r)}finally{u(o)}}function ft(t,r,e){const o=`${r}/${e}`,n=x(r,()=>d(o,{throwIfNoEntry:!1})!==void 0?!1:(E(t,o),!0));if(n===null)throw Object.assign(new Error(r),{code:"another process holds its lock"});return n.value}var _t=`*
!config.toml
`;function yt(t,r=[]){const e=!ht(`${t}/.holdfast/.gitignore`),o=st(t,[".holdfast",...r]);return e&&mt(`${t}/.holdfast`,".gitignore",_t),o}function ht(t){try{return d(t),!0}catch(r){return a(r)!=="ENOENT"}};return {CADENCES: M,CORE_MODES: D,CRITICALITIES: A,DEFAULT_CONFIG: W,FAIL_MODES: U,GUARD_MODES: L,GUIDANCE_LEVELS: R,PLAN_ROOTS: G,PROFILES: F,SPAWN_GATES: C,THRESHOLD_NAMES: I,THRESHOLD_ROWS: $,TONES: b,UNRESOLVED_MODES: P,errorCode: a,isOutOfReach: V,lstatSync: d,openStateFolder: yt,readTextFile: p,removeQuietly: u,replaceFile: dt,withLock: x};
|*/
/*| part shared/2
var t=(function(r){return typeof r=="object"&&r!==null&&!Array.isArray(r)}),o=(function(r){return typeof r=="number"&&Number.isFinite(r)&&r>0?r:0}),e=(function(r){return typeof r=="string"?r:null}),c=(function(r){try{const n=JSON.parse(r);return t(n)?n:null}catch{return null}});;return {countOf: o,isRecord: t,parseJsonRecord: c,stringOf: e};
|*/
/*| part shared/3
var o=Object.create,p=Object.defineProperty,c=Object.getOwnPropertyDescriptor,n=Object.getOwnPropertyNames,O=Object.getPrototypeOf,u=Object.prototype.hasOwnProperty,l=(r,e)=>function(){try{return e||(0,r[n(r)[0]])((e={exports:{}}).exports,e),e.exports}catch(a){throw e=0,a}},y=(r,e,t,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let _ of n(e))!u.call(r,_)&&_!==t&&p(r,_,{get:()=>e[_],enumerable:!(a=c(e,_))||a.enumerable});return r},P=(r,e,t)=>(t=r!=null?o(O(r)):{},y(e||!r||!r.__esModule?p(t,"default",{value:r,enumerable:!0}):t,r));;return {__commonJS: l,__toESM: P};
|*/
/*| part steps/keep-relay
var E=(function(t){if(!c(t))return null;const{at:n,model:r}=t,e=m(t.window_tokens);if(typeof n!="string"||typeof r!="string"||e===0)return null;const o=m(t.input_tokens),a=o===0?null:{inputTokens:o,outputTokens:m(t.output_tokens)};return{at:n,model:r,windowTokens:e,usage:a}}),d=(function(t){return typeof t=="string"&&/^[A-Za-z0-9_][A-Za-z0-9_-]{0,127}$/.test(t)}),h=(function(t){if(!c(t)||typeof t.key!="string"||!c(t.bounds))return null;const n={};for(const i of y){const _=t.bounds[i];typeof _=="number"&&(n[i]=_)}const{governance:r,orchestration:e,memories:o,off:a,words:l,reminders:u}=t;return{key:t.key,model:s(t.model),bounds:n,...Array.isArray(r)?{governance:r.filter(i=>typeof i=="string")}:{},...typeof e=="string"?{orchestration:e}:{},...typeof o=="number"?{memories:o}:{},...Array.isArray(a)?{off:a.filter(i=>typeof i=="string")}:{},...Array.isArray(l)?{words:l.filter(i=>typeof i=="string")}:{},...typeof u=="string"?{reminders:u}:{}}}),g=(function(t){return c(t)?{key:s(t.key),stamp:s(t.stamp),told:s(t.told)}:null}),v=(function(t){const n=Array.isArray(t.pending)?t.pending.filter(d):[];return{tier:y.find(e=>e===t.tier)??"nominal",compactions:p(t.compactions)??0,pending:n,restored:d(t.restored)?t.restored:null,lastCheckpoint:d(t.last_checkpoint)?t.last_checkpoint:null,alertClaimedAt:s(t.alert_claimed_at),clientPid:p(t.client_pid),transcriptPath:s(t.transcript_path),startedAt:s(t.started_at),injected:Array.isArray(t.injected)?t.injected.filter(e=>typeof e=="string").slice(-60):[],memories:Array.isArray(t.memories)?t.memories.filter(d).slice(-200):[],closeCompactions:p(t.close_compactions)??0,raisedCriticality:L.find(e=>e===t.raised_criticality)??null,escalations:N.filter(e=>Array.isArray(t.escalations)&&t.escalations.includes(e)),compactionsLearned:p(t.compactions_learned)??0,relay:E(t.statusline),approvalDue:s(t.approval_due),quiet:h(t.quiet),reminder:g(t.reminder),others:Object.fromEntries(Object.entries(t).filter(([e])=>!Y.has(e)))}}),p=(function(t){return typeof t=="number"&&Number.isInteger(t)&&t>=0?t:null}),S=(function(t){return c(t)&&t.schema_version==="1"}),k=(function(t,n){const r=`${t}/.holdfast/sessions/${n}/state.json`,e=I(r,$);if("error"in e){if(e.error==="ENOENT"||e.error==="ENOTDIR")return{state:f,problem:null,isMissing:!0};const l={code:"state-damaged",path:r,cause:e.error};return{state:f,problem:l,isKept:T(e.error)}}const o=M(e.text);return S(o)?{state:v(o),problem:null}:{isKept:c(o)&&typeof o.schema_version=="string",state:f,problem:{code:"state-damaged",path:r,cause:"not a state of this version"}}});const {CRITICALITIES: L,errorCode: C,isOutOfReach: T,lstatSync: O,openStateFolder: R,readTextFile: I,replaceFile: b,withLock: P} = await loadPart("shared/1");const {countOf: m,isRecord: c,parseJsonRecord: M,stringOf: s} = await loadPart("shared/2");var N=["AE-006a","AE-006b","AE-006c","AE-006d","AE-006e"];function j({at:t,model:n,windowTokens:r,usage:e}){const o={input_tokens:e?.inputTokens??null,output_tokens:e?.outputTokens??null};return{at:t,model:n,window_tokens:r,...o}}var y=["nominal","low","warning","critical","emergency"],f={tier:"nominal",compactions:0,pending:[],restored:null,lastCheckpoint:null,alertClaimedAt:null,clientPid:null,transcriptPath:null,startedAt:null,injected:[],memories:[],closeCompactions:0,raisedCriticality:null,escalations:[],compactionsLearned:0,relay:null,approvalDue:null,quiet:null,reminder:null,others:{}},Y=new Set("schema_version tier compactions pending restored last_checkpoint alert_claimed_at client_pid transcript_path started_at injected close_compactions memories raised_criticality escalations compactions_learned approval_due statusline quiet reminder point".split(" "));function q(t){const n={schema_version:"1",tier:t.tier,compactions:t.compactions,pending:t.pending,restored:t.restored,last_checkpoint:t.lastCheckpoint,alert_claimed_at:t.alertClaimedAt,client_pid:t.clientPid,transcript_path:t.transcriptPath,started_at:t.startedAt,injected:t.injected,close_compactions:t.closeCompactions,memories:t.memories.length>0?t.memories:void 0,raised_criticality:t.raisedCriticality??void 0,escalations:t.escalations.length>0?t.escalations:void 0,compactions_learned:t.compactionsLearned>0?t.compactionsLearned:void 0,approval_due:t.approvalDue??void 0,statusline:t.relay===null?void 0:j(t.relay),quiet:t.quiet,reminder:t.reminder??void 0,...t.others};return`${JSON.stringify(n,null,2)}
`}var $=1<<20;function x(t,n,r){try{return A(t,n,r)}catch(e){if(C(e)!=="ENOENT")throw e;return A(t,n,r)}}function A(t,n,r){const e=R(t,["sessions",n]),o=P(e,()=>{const{state:a,isMissing:l=!1,isKept:u=l&&z(e)}=k(t,n),i=u?null:r(a);return i!==null&&b(e,"state.json",q(i.state)),i===null?null:i.answer});return o===null?null:o.value}function z(t){return O(`${t}/state.json`,{throwIfNoEntry:!1})!==void 0}function D(t,n,r){try{x(t,n,e=>{const o=e.relay?.model===r.model&&e.relay.windowTokens===r.windowTokens;return{state:{...e,relay:r,quiet:o?e.quiet:null},answer:!0}})}catch{}};return {keepRelay: D};
|*/
//| parts {"":"4e4fb9c061928d47","steps/keep-relay":[5000,4996],"shared/3":[5611,580],"shared/2":[5977,343],"shared/1":[14528,8528],"io/yaml-file":[113989,99438],"io/config-parser":[173227,59211],"io/chain-command":[173552,294]}
