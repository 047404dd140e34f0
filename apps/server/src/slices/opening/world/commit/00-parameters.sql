  p_opened json, p_ended json
