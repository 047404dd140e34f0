  p_starters json, p_houses json, p_own json, p_day_cards json, p_quests json
